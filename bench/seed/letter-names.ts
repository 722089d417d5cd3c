const LETTERS = 'abcdefghijklmnopqrst'

/** A name of letters alone, another one for each number: people with the same name would be possible duplicates. */
export const nameOf = (n: number): string =>
  Array.from(String(n), (digit) => LETTERS.slice(Number(digit) * 2, Number(digit) * 2 + 2)).join('')

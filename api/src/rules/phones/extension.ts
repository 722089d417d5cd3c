/** The extension of a phone number, as people write it: `x12`, `ext. 12`, `#12`, `;ext=12`. Pure. */

const EXTENSION = /[\s,]*(?:;\s*ext\s*=|(?:extension|extn?|x)[.:]?|#)\s*(\d{1,7})\s*$/i

/** A phone number and its extension, which is empty for none. */
export function splitPhone(text: string): { number: string; extension: string } {
  const found = EXTENSION.exec(text)
  return found ? { number: text.slice(0, found.index), extension: found[1] ?? '' } : { number: text, extension: '' }
}

/** The number and its extension in the one form that is stored: `(512) 555-0199 ext. 12`. */
export const joinPhone = ({ number, extension }: ReturnType<typeof splitPhone>): string =>
  extension ? `${number} ext. ${extension}` : number

/** A phone number with its extension, if it has one, as it's stored. */
export const plainPhone = (text: string): string => joinPhone(splitPhone(text))

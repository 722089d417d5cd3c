/** What to say of a change of many records. */
import { formatQuantity } from 'ui-kit/format'

/** More names than these are counted: a toast has to fit. */
const MOST_LINES = 5

/** Of a record that stayed as it was. The name is null if the caller can't see it. */
export type SkippedRecord = { name: string | null; reason: string }

export type SkippedWords = {
  /** For a record without a name: "One of them". */
  oneOfThem: string
  /** "and 3 more" */
  more: (count: number) => string
}

/** "402 Maple Street" or "3 deals". */
export const recordsLabel = (records: readonly { name: string }[], what: string): string =>
  (records.length === 1 && records[0]?.name) || formatQuantity(records.length, what)

/** "17 Harbor View is already archived". */
const skippedLine = ({ name, reason }: SkippedRecord, { oneOfThem }: SkippedWords): string =>
  `${name ?? oneOfThem} ${reason}`

/** The first ones, and how many more. */
export function skippedLines(skipped: readonly SkippedRecord[], words: SkippedWords): string[] {
  const lines = skipped.slice(0, MOST_LINES).map((one) => skippedLine(one, words))
  return skipped.length > MOST_LINES ? [...lines, words.more(skipped.length - MOST_LINES)] : lines
}

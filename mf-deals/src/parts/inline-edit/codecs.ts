/** How a value of a record is shown, typed and parsed. */
import { FIRST_DAY, formatDay } from 'ui-kit/days'
import { formatMoney, parsePrice } from 'ui-kit/format'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'

/** A parsed value, or why the text is not valid. */
export type Parsed<Value> = { value: Value } | { reason: string }

export interface Codec<Value> {
  input: 'text' | 'multiline' | 'date' | 'time' | 'choice'
  /** The display text; empty if there is no value. */
  show: (value: Value) => string
  /** The text in the input. */
  toText: (value: Value) => string
  parse: (text: string) => Parsed<Value>
  /** The options of a `choice`. */
  options?: readonly { text: string; label: string }[]
}

const line: Codec<string> = {
  input: 'text',
  show: (value) => value,
  toText: (value) => value,
  parse: (text) => ({ value: text.trim() }),
}

/** One line of optional text. */
export const textCodec = line

/** One line of required text. */
export const requiredTextCodec: Codec<string> = {
  ...line,
  parse: (text) => (text.trim() ? { value: text.trim() } : { reason: copy.requiredTextCodec.reason }),
}

/** Multiline text. */
export const notesCodec: Codec<string> = { ...line, input: 'multiline', parse: (text) => ({ value: text.trimEnd() }) }

/** An amount: integer cents, typed in dollars as "512,000", "$512,000.50", "512k" or "1.2m". */
export const moneyCodec: Codec<number | null> = {
  input: 'text',
  show: (cents) => (cents === null ? '' : formatMoney(cents)),
  toText: (cents) => (cents === null ? '' : (cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })),
  parse: (text) => {
    const cents = parsePrice(text)
    return cents === undefined ? { reason: copy.moneyCodec.reason } : { value: cents }
  },
}

/** The cents of a typed amount. Null for none, and for a text that is no amount. */
export const centsOf = (text: string): number | null => parsePrice(text) ?? null

/** What a form says of a typed amount: true, or why it is none. */
export function checkAmount(text: string): string | true {
  const parsed = moneyCodec.parse(text)
  return 'reason' in parsed ? parsed.reason : true
}

/** Whether the contract allows a day. */
const isInCalendar = (day: string) => day >= FIRST_DAY && day < '3000'

/** A calendar day, `YYYY-MM-DD` or null, with words for near ones. */
export const dayCodec = (now: string): Codec<string | null> => ({
  input: 'date',
  show: (day) => (day ? formatDay(day, now) : ''),
  toText: (day) => day ?? '',
  parse: (text) => (text === '' || isInCalendar(text) ? { value: text || null } : { reason: copy.dayCodec.reason }),
})

/** A time of day such as `17:00`, or null; shown in `timeZone`. */
export const timeCodec = (timeZone: string): Codec<string | null> => ({
  input: 'time',
  show: (time) => (time ? formatTimeOfDay(time, timeZone) : ''),
  toText: (time) => time ?? '',
  parse: (text) => ({ value: text || null }),
})

/** One of some records by its id, or null for none. `nameOf` names those that can no longer be chosen, too. */
export const recordCodec = (
  records: readonly { id: string; name: string }[],
  { none, nameOf }: { none: string; nameOf: (id: string) => string },
): Codec<string | null> => ({
  input: 'choice',
  show: (id) => (id ? nameOf(id) : ''),
  toText: (id) => id ?? '',
  parse: (text) => ({ value: text || null }),
  options: [{ text: '', label: none }, ...records.map(({ id, name }) => ({ text: id, label: name }))],
})

/** A code of a list, shown by its label. */
export function codeCodec<Code extends string | number>(
  labels: Record<Code, string>,
  codes: readonly Code[],
): Codec<Code> {
  return {
    input: 'choice',
    show: (code) => labels[code],
    toText: String,
    parse: (text) => {
      const code = codes.find((candidate) => String(candidate) === text)
      return code === undefined ? { reason: copy.codeCodec.reason } : { value: code }
    },
    options: codes.map((code) => ({ text: String(code), label: labels[code] })),
  }
}

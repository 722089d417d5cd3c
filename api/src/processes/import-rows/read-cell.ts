/** Parses cells: amounts, days, and words that mean codes. Pure. */

/** A value, or why the text is invalid. */
export type Cell<T> = { value: T } | { reason: string }

/** $10 billion in cents: more than any sale, and still exact. */
const MOST_CENTS = 1_000_000_000_000

const FACTORS: { readonly [letter: string]: number } = { k: 1000, m: 1_000_000, mm: 1_000_000 }

/** Parses an amount into cents: "$512,000", "512000.50", "$450k", "1.2M". */
export function readCents(text: string): Cell<number> {
  const [, whole = '', decimals = '', letters = ''] =
    /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,6}))?\s*(k|mm?)?\s*(?:usd)?$/i.exec(text) ?? []
  const factor = FACTORS[letters.toLowerCase()] ?? 1
  if (whole === '' || (factor === 1 && decimals.length > 2)) return { reason: 'must be an amount such as 512,000' }
  const cents = Math.round(Number(`${whole.replaceAll(',', '')}.${decimals || '0'}`) * factor * 100)
  return cents > MOST_CENTS ? { reason: 'is too large' } : { value: cents }
}

/** Parses a number: "1,250", "-2.5". */
export function readNumber(text: string): Cell<number> {
  const value = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
  return Number.isFinite(value) ? { value } : { reason: 'must be a number' }
}

const YES = /^(?:yes|y|true|1|x)$/i
const NO = /^(?:no|n|false|0)$/i

/** Parses a yes or no. */
export const readYesNo = (text: string): Cell<boolean> =>
  YES.test(text) ? { value: true } : NO.test(text) ? { value: false } : { reason: 'must be yes or no' }

/** What may follow a day: its time. */
const TIME = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?|Z|[+-]\d{2}:?\d{2})?)?`
const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const ISO = new RegExp(String.raw`^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})${TIME}$`, 'i')
/** With the month first. */
const US = new RegExp(String.raw`^(?<month>\d{1,2})([-/])(?<day>\d{1,2})\2(?<year>\d{4}|\d{2})${TIME}$`, 'i')
const NAMED = new RegExp(
  String.raw`^(?:[a-z]+day,?\s+)?(?<name>${MONTH})[a-z]*\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$`,
  'i',
)
const DAY_FIRST = new RegExp(
  String.raw`^(?<day>\d{1,2})[-\s](?<name>${MONTH})[a-z]*\.?[-\s,]+(?<year>\d{4}|\d{2})$`,
  'i',
)

/** In spreadsheets, 49 is 2049 and 50 is 1950. */
const LAST_DAY = '2049-12-31'

/**
 * Parses a day: "2026-12-12", "12/12/2026" with the month first, "3/4/85", "Mar 4, 1985" or "4-Mar-85". A year of two
 * digits is the last one in which the day isn't after `latest`.
 */
export function readDay(text: string, latest = LAST_DAY): Cell<string> {
  const {
    year = '',
    month,
    name = '',
    day = '',
  } = [ISO, US, NAMED, DAY_FIRST].map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
  if (year === '') return { reason: 'must be a date such as 2026-12-12 or 12/12/2026' }
  const number = month ?? String(numberOfMonth(name))
  const inYear = `${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  const century = `20${year}-${inYear}` > latest ? '19' : '20'
  return realDay(`${year.length === 2 ? century : ''}${year}-${inYear}`)
}

/** A day of the past, such as a birthday. */
export const readPastDay = (text: string): Cell<string> => readDay(text, new Date().toISOString().slice(0, 10))

/** "--03-14" of Google, "3/14" and "March 14". */
const YEARLESS = [
  /^--(?<month>\d{2})-?(?<day>\d{2})$/,
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})$/,
  new RegExp(String.raw`^(?<name>${MONTH})[a-z]*\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?$`, 'i'),
]

/** A day without a year, such as "3/14", from "--03-14", "3/14" or "March 14". Null if it isn't one. */
export function readYearless(text: string): string | null {
  const { month, name = '', day } = YEARLESS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
  if (day === undefined) return null
  const number = month ?? String(numberOfMonth(name))
  // A leap year, so that February 29 is a day.
  const isDay = 'value' in realDay(`2000-${number.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return isDay ? `${Number(number)}/${Number(day)}` : null
}

const numberOfMonth = (name: string): number => MONTH.split('|').indexOf(name.toLowerCase()) + 1

function realDay(text8601: string): Cell<string> {
  const date = new Date(`${text8601}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text8601)
  return isDay && /^(19|2\d)/.test(text8601) ? { value: text8601 } : { reason: 'isn’t a real date' }
}

/** Parses a code, or its label in any case. */
export function readCode(text: string, labels: Readonly<Record<string | number, string>>): Cell<string | number> {
  const wanted = text.toLowerCase().replaceAll(/[\s-]+/g, ' ')
  for (const [code, label] of Object.entries(labels)) {
    if (code === text || label.toLowerCase().replaceAll(/[\s-]+/g, ' ') === wanted)
      return { value: /^\d+$/.test(code) ? Number(code) : code }
  }
  return { reason: `must be one of ${Object.values(labels).join(', ')}` }
}

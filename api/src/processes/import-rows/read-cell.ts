/** Parses cells: amounts, days, and words that stand for codes. Pure. */

/** A value, or why the text is invalid. */
export type Cell<T> = { value: T } | { reason: string }

/** $10 billion in cents: more than any sale, and still exact. */
const MOST_CENTS = 1_000_000_000_000

/** Parses an amount into cents: "$512,000", "512000.50". */
export function readCents(text: string): Cell<number> {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return { reason: 'must be an amount such as 512,000' }
  const cents = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
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

/** Parses a day: "2026-12-12", or "12/12/2026" with the month first. */
export function readDay(text: string): Cell<string> {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : []
  if (!year || !month || !day) return { reason: 'must be a date such as 2026-12-12 or 12/12/2026' }
  const text8601 = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text8601}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text8601)
  return isDay && /^(19|2\d)/.test(year) ? { value: text8601 } : { reason: 'isn’t a real date' }
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

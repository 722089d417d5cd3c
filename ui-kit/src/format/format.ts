import { copy } from './copy.ts'

/** Formats numbers. The formatter is created on first use, because that takes many milliseconds on a slow phone. */
const format = (options?: Intl.NumberFormatOptions) => {
  let formatter: Intl.NumberFormat | undefined
  return (value: number) => {
    formatter ??= new Intl.NumberFormat('en-US', options)
    return formatter.format(value)
  }
}
const wholeDollars = format({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const dollarsAndCents = format({ style: 'currency', currency: 'USD' })
const compactDollars = format({
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})
const onePlace = format({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const grouped = format()
/** As it is below a thousand: the first counts of a page don't wait for `Intl`, which takes 20 ms to start. */
const plainNumber = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : grouped(value)

/** Shown for unknown values. */
export const NOTHING = '–'

/** Integer cents as "$585,000", or "$395.50" if there are cents; a dash for null. */
export function formatMoney(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return NOTHING
  return (cents % 100 === 0 ? wholeDollars : dollarsAndCents)(cents / 100)
}

const FACTORS: Record<string, number> = { k: 1_000, m: 1_000_000 }

/**
 * Integer cents of what was typed in dollars: "512,000", "$512,000.50", "512k" or "1.2m". Null for nothing, undefined for
 * what is no amount.
 */
export function parseMoney(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const [, minus = '', digits = '', factor = ''] =
    /^(-?)\s*\$?\s*(\d[\d,]*(?:\.\d{1,2})?)\s*([km]?)$/i.exec(typed) ?? []
  if (!digits) return undefined
  const dollars = Number(digits.replaceAll(',', '')) * (FACTORS[factor.toLowerCase()] ?? 1)
  return Math.round(dollars * (minus ? -100 : 100))
}

/** As `parseMoney`, but an amount below zero is none, such as for a price. */
export function parsePrice(text: string): number | null | undefined {
  const cents = parseMoney(text)
  return cents && cents < 0 ? undefined : cents
}

/** Integer cents rounded to dollars, "$584,895", for averages and columns of prices; a dash for null. */
export function formatDollars(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? NOTHING : wholeDollars(cents / 100)
}

/** Integer cents, always with cents, "$491,897.50", so that a column of sums lines up; a dash for null. */
export function formatCents(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? NOTHING : dollarsAndCents(cents / 100)
}

/** Integer cents in short, for column heads and tiles: "$4.9M", "$462k"; a dash for null. */
export function formatMoneyShort(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return NOTHING
  return compactDollars(cents / 100).replace('K', 'k')
}

/** Basis points as a percentage: 250 → "2.5%". */
export function formatRate(basisPoints: number | null | undefined): string {
  if (basisPoints === null || basisPoints === undefined) return NOTHING
  return `${plainNumber(basisPoints / 100)}%`
}

/** Basis points as a share, with one decimal: 753 → "7.5%". */
export function formatShare(basisPoints: number | null | undefined): string {
  return basisPoints === null || basisPoints === undefined ? NOTHING : onePlace(basisPoints / 10_000)
}

/** A count as "1,240", with a plus if the API stopped counting: "1,000+". */
export function formatCount(count: number | null | undefined, isCapped = false): string {
  if (count === null || count === undefined) return NOTHING
  return `${plainNumber(count)}${isCapped ? '+' : ''}`
}

/** "1 deal", "34 deals". */
export function formatQuantity(count: number, one: string, many = `${one}s`): string {
  return `${plainNumber(count)} ${count === 1 ? one : many}`
}

/** The content of an export: "142 deals, as filtered", or "all deals" while the count is unknown. */
export function formatExtent(
  count: number | null | undefined,
  one: string,
  isFiltered: boolean,
  many = `${one}s`,
): string {
  const extent = count === null || count === undefined ? copy.format.all(many) : formatQuantity(count, one, many)
  return isFiltered ? copy.format.asFiltered(extent) : extent
}

/** The size of a file: "248 kB", "1.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return copy.format.bytes(bytes)
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${plainNumber(Math.round(bytes / 100_000) / 10)} MB`
}

/** "Maria Okoye", or an empty string for no one. */
export function formatPersonName(
  person: { first_name?: string | null; last_name?: string | null } | null | undefined,
): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ')
}

/** US numbers as "(303) 555-0134", or with their extension "(303) 555-0134 ext. 12"; any other unchanged. */
export function formatPhone(phone: string | null | undefined): string {
  const { us, extension } = partsOfPhone(phone ?? '')
  if (!us) return phone ?? ''
  return `(${us.slice(0, 3)}) ${us.slice(3, 6)}-${us.slice(6)}${extension && ` ext. ${extension}`}`
}

/** A link that calls a number (RFC 3966): "tel:+13035550134;ext=12". */
export function callLink(phone: string): string {
  const { extension } = partsOfPhone(phone)
  return `tel:${dialed(phone)}${extension && `;ext=${extension}`}`
}

/** A link that texts a number. Texts have no extension. */
export const textLink = (phone: string): string => `sms:${dialed(phone)}`

function dialed(phone: string): string {
  const { us, number } = partsOfPhone(phone)
  return us ? `+1${us}` : number.replaceAll(/[^+\d]/g, '')
}

/** The number, the ten digits of one in the US, and the extension; empty if there is none. */
function partsOfPhone(phone: string): { number: string; us: string; extension: string } {
  const [, number = '', extension = ''] = /^(.*?)(?: ext\. (\d+))?$/s.exec(phone) ?? []
  const us = /^(?:\+?1)?(\d{10})$/.exec(number.replaceAll(/[\s().-]/g, ''))?.[1] ?? ''
  return { number, us, extension }
}

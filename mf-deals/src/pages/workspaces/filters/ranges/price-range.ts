/** A range of prices in cents as a filter: `30000000..50000000`, with at most one open end. */
import { formatMoneyShort } from 'ui-kit/format'
import { copy } from './copy.ts'

const RANGE = /^(\d{1,15})?\.\.(\d{1,15})?$/

/** The lowest and highest price in cents; a missing end is open. */
export interface PriceRange {
  from?: number
  to?: number
}

/** Parses a range of prices; empty if it is not understood or ends below its start. */
export function readPrices(text: string | undefined): PriceRange {
  const [, from, to] = RANGE.exec(text ?? '') ?? []
  if (from && to && Number(to) < Number(from)) return {}
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
}

/** The range of prices as the filter's text; empty if both ends are open. */
export function pricesText({ from, to }: PriceRange): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}..${to ?? ''}`
}

/** The label of the range: "$300k – $500k", "from $300k". */
export function pricesLabel(text: string): string {
  const { from, to } = readPrices(text)
  if (from !== undefined && to !== undefined) return `${formatMoneyShort(from)} – ${formatMoneyShort(to)}`
  if (from !== undefined) return copy.pricesLabel.from(formatMoneyShort(from))
  return to === undefined ? text : copy.pricesLabel.upTo(formatMoneyShort(to))
}

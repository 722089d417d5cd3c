/** The texts of a deal card. */
import type { Board, DealCard, DealRisk } from 'openapi'
import { DealStatus, type RiskLevel, riskLevelLabels } from 'openapi/codes'
import { formatDay, withinSentence } from 'ui-kit/days'
import { formatMoney, formatMoneyShort, formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'

type Facts = Pick<DealCard, 'name' | 'headline' | 'client_names' | 'price' | 'sale_price' | 'status' | 'dates'>

/** "Dana Brooks", "Lee & Santos", "Lee and 2 more". */
export function clientLabel([first, second, ...others]: readonly string[]): string {
  if (!first) return ''
  if (!second) return first
  return others.length > 0 ? copy.clientLabel.more(first, others.length + 1) : `${first} & ${second}`
}

/** The date that ends a deal: the actual close of a closed one, otherwise the expected closing. */
export const endOf = ({ status }: Pick<DealCard, 'status'>) =>
  status === DealStatus.Closed ? 'actual_close' : 'closing'

/** "closes Dec 12", or "closed Nov 14" for a closed deal; empty without a date. `now` is today for the account. */
export function closingLabel(deal: Pick<DealCard, 'status' | 'dates'>, now: string): string {
  const end = endOf(deal)
  const day = deal.dates[end]
  if (end === 'actual_close') return day ? copy.closingLabel.closed(withinSentence(formatDay(day, now))) : 'closed'
  return day ? copy.closingLabel.closes(withinSentence(formatDay(day, now))) : ''
}

/** The facts of the second line. */
type Fact = 'client' | 'price' | 'closing'

/**
 * The line below the name of a card: client, price and closing, if they are shown. Until the sale the headline comes
 * first. Nothing that the name or headline already says is repeated.
 */
export function cardFacts(deal: Facts, now: string, shows: (fact: Fact) => boolean = () => true): string[] {
  const isWhole = shows('client') && shows('price') && shows('closing')
  const headline = isWhole && deal.sale_price === null ? deal.headline : ''
  const price = deal.price === null ? '' : formatMoney(deal.price)
  const client = clientLabel(deal.client_names)
  return [
    headline,
    shows('client') && client !== deal.name && client,
    shows('price') && !headline.includes(price) && price,
    shows('closing') && closingLabel(deal, now),
  ].flatMap((fact) => fact || [])
}

/** Whether a deal is still open, so that its risk matters. */
export function isUnderWay({ status }: Pick<DealCard, 'status'>): boolean {
  return status !== DealStatus.Closed && status !== DealStatus.FellThrough && status !== DealStatus.Expired
}

/** The short text beside the weather icon; empty when sunny. */
export function riskLabel({ level, float_days }: DealRisk): string {
  const days = float_days === null ? '' : formatQuantity(Math.abs(float_days), 'day')
  const words = {
    sunny: '',
    cloudy: float_days === 0 ? copy.riskLabel.tight : days || riskLevelLabels.cloudy,
    rain: days ? `−${days}` : riskLevelLabels.rain,
    storm: riskLevelLabels.storm,
  } satisfies Record<RiskLevel, string>
  return words[level]
}

/** "2 business days to spare", "1 business day behind"; empty if nothing has a date. */
function floatLabel(days: number | null): string {
  if (days === null) return ''
  if (days < 0) return copy.floatLabel.behind(formatQuantity(-days, 'business day'))
  return days === 0 ? copy.floatLabel.none : copy.floatLabel.toSpare(formatQuantity(days, 'business day'))
}

/** "Cloudy · 1 business day to spare". */
export const riskText = ({ level, float_days: days }: DealRisk): string =>
  [riskLevelLabels[level], floatLabel(days)].filter(Boolean).join(' · ')

/** The risk and its causes as sentences, for tooltips and screen readers. */
export function riskSentences({ level, float_days: days, causes }: DealRisk): string {
  const risk = copy.riskSentences.risk(riskLevelLabels[level], floatLabel(days))
  return [risk, ...causes.map(({ text }) => `${text}.`)].join(' ')
}

/** The totals of a board on one line: "34 deals · $18.4M in play · $462k commission". */
export function boardMeta({ count, value, commission }: Pick<Board, 'count' | 'value' | 'commission'>): string {
  const earned = commission === null ? null : copy.boardMeta.commission(formatMoneyShort(commission))
  return [formatQuantity(count, 'deal'), copy.boardMeta.inPlay(formatMoneyShort(value)), earned]
    .filter(Boolean)
    .join(' · ')
}

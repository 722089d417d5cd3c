import { formatLongDay } from 'ui-kit/days'
import { copy } from './copy.ts'
import type { BarMark, DealBar } from './deal-bar.ts'

/** The label of a deal's bar for screen readers: "Nov 3 to Dec 12. Inspection, Nov 12, late." */
export function dealBarLabel({ from, to, marks }: DealBar, now: string): string {
  const day = (one: string) => formatLongDay(one, now)
  const span =
    from && to ? copy.dealBarLabel.range(day(from), day(to)) : from ? copy.dealBarLabel.open(day(from)) : to && day(to)
  return [span || copy.dealBarLabel.noClosing, ...marks.map((mark) => markLabel(mark, now))]
    .map((one) => `${one}.`)
    .join(' ')
}

/** The label of a mark: "Inspection, Inspection reply: Thursday, November 12, late". */
export const markLabel = ({ day, titles, isLate }: BarMark, now: string): string =>
  `${titles.join(', ')}: ${formatLongDay(day, now)}${isLate ? ', late' : ''}`

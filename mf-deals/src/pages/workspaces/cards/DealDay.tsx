import type { DealCard, DealDates } from 'openapi'
import { dueAnchorLabels } from 'openapi/codes'
import { AskDate } from '#parts/date-explanations/AskDate.tsx'
import { copy } from './copy.ts'

export interface DealDayProps {
  deal: Pick<DealCard, 'id' | 'name'>
  name: keyof DealDates
  /** The text of the date. */
  words: string
  className?: string | undefined
}

/** A date of a deal on a card or in a list, with its explanation on click. */
export function DealDay({ deal, name, words, className }: DealDayProps) {
  const title = copy.dealDay.dateOf(dueAnchorLabels[name], deal.name)
  return <AskDate deal={deal.id} of={name} title={title} words={words} className={className} />
}

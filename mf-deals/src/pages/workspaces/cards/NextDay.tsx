import type { DealCard } from 'openapi'
import { formatDue } from 'ui-kit/days'
import { DueDay } from 'ui-kit/DueDay'
import { AskDate } from '#parts/date-explanations/AskDate.tsx'
import { copy } from './copy.ts'

export interface NextDayProps {
  deal: Pick<DealCard, 'id' | 'name' | 'next_date'>
  /** Today in the account's time zone. */
  now: string
  className?: string | undefined
}

/** The next date of a deal with its explanation on click; nothing if there is none. */
export function NextDay({ deal: { id, name, next_date: next }, now, className }: NextDayProps) {
  if (!next) return null
  const due = <DueDay day={next.date} now={now} />
  if (!next.item) return due
  const title = copy.nextDay.next(next.title, name)
  return (
    <AskDate deal={id} of={next.item.id} title={title} words={formatDue(next.date, now)} className={className}>
      {due}
    </AskDate>
  )
}

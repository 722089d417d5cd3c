/** Moves one date of many deals, each with all that follows it. */
import type { DealDateName, DealEffect, DealReschedule, DealsDates } from 'openapi'
import { dealDateNameLabels } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { badRequest, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { rescheduleDeal } from '#processes/rescheduling/reschedule-deal.command.ts'
import { addDays, isInCalendar } from '#rules/calendar/days.ts'
import { type DealsAct, endedRefusal } from './deals-act.ts'

/**
 * As rescheduling each deal would, without confirming contract dates: these stay, with the day they would move to.
 * @throws 400 for the actual closing, and unless it says either days or a day
 */
export function moveDate(viewer: Viewer, { date, shift_days: shift, day }: DealsDates): DealsAct {
  if (date === 'actual_close') throw invalid('dates.date', 'can’t be the actual closing, which closing a deal sets')
  if (shift === undefined && day === undefined)
    throw badRequest([{ field: 'dates', reason: 'needs shift_days or a day' }])
  if (shift !== undefined && day !== undefined) throw invalid('dates.day', 'can’t be combined with shift_days')
  const target = ({ dates }: DealDocument): string | null => {
    if (day !== undefined) return day
    const from = dates[date]
    return from ? addDays(from, shift ?? 0) : null
  }
  const label = dealDateNameLabels[date].toLowerCase()
  return {
    isUndoneByEvents: true,
    refusal: (deal) => {
      const ended = endedRefusal(deal)
      if (ended) return ended
      const to = target(deal)
      if (to === null) return `has no ${label} date`
      if (to === deal.dates[date]) return `already has this ${label} date`
      return isInCalendar(to) ? null : `would get a ${label} date outside the calendar`
    },
    run: (change, deal) => moveOf(change, viewer, deal, { date, to: target(deal) }),
  }
}

/** Sets a date of one deal with all that follows it, and the status that comes with it. */
export async function moveOf(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  { date, to, ...more }: { date: DealDateName; to: string | null } & Pick<DealReschedule, 'status'>,
): Promise<Omit<DealEffect, 'id' | 'name'>> {
  const from = deal.dates[date] ?? null
  const { moved, to_confirm } = await rescheduleDeal(change, viewer, deal, { dates: { [date]: to }, ...more })
  const others = moved.filter(({ id }) => id !== date)
  return { from, to, moved: others.length, to_confirm: to_confirm.length, added: 0 }
}

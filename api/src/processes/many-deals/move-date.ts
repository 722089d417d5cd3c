/** Moves one date of many deals, each with all that follows it. */
import type { DealsDates } from 'openapi'
import { dealDateNameLabels } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
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
    run: async (change, deal) => {
      const [from, to] = [deal.dates[date] ?? null, target(deal)]
      const { moved, to_confirm } = await rescheduleDeal(change, viewer, deal, { dates: { [date]: to } })
      const others = moved.filter(({ id }) => id !== date)
      return { from, to, moved: others.length, to_confirm: to_confirm.length, added: 0 }
    },
  }
}

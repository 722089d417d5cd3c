/** Hands over a departing member's appointments. */
import { trusted } from 'mongoose'
import { AppointmentModel } from '#entities/appointments/appointment.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { toId } from '#platform/reads/find.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import type { Handover } from './hand-over-deals.command.ts'

/**
 * Gives the heir the appointments to come that `from` goes to: those of the team's deals and, if `isLeaving` the
 * account, those without a deal. An agent has some dozens, so each is saved by itself.
 */
export async function handOverAppointments(
  change: Change,
  { team, from, to }: Handover,
  isLeaving: boolean,
): Promise<void> {
  const { session, at, actor } = change
  // The day before in UTC has begun everywhere.
  const toCome = { $gte: addDays(todayIn('UTC', at), -1) }
  const goes = { account: actor.account, assignee: from, date: trusted(toCome) }
  const appointments = await AppointmentModel.find(goes).session(session)
  const named = appointments.flatMap(({ deal }) => deal ?? [])
  const deals = await DealModel.find({ _id: trusted({ $in: named }), team }, { _id: 1 })
    .session(session)
    .lean()
  const ofTeam = new Set(deals.map(({ _id }) => String(_id)))
  for (const appointment of appointments) {
    const { deal } = appointment
    if (deal ? !ofTeam.has(String(deal)) : !isLeaving) continue
    appointment.assignee = toId(to)
    await change.save(appointment, { op: 'hand_over' })
  }
}

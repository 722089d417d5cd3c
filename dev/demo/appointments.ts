/** Showings, meetings and open houses of the demo, around today. */
import type { Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { type AppointmentDocument, AppointmentModel } from '#api/entities/appointments/appointment.model.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import { officeHour } from './chance/calendar.ts'
import type { DemoDeal } from './deals.ts'

type Drawn = {
  title: string
  kind: 'showing' | 'meeting' | 'open_house' | 'other'
  offset: number
  starts: string
  ends: string
  /** Which of the lead's open deals it is of. */
  deal?: number
  place?: string
}

const APPOINTMENTS: readonly Drawn[] = [
  { title: 'Buyer consultation', kind: 'meeting', offset: -2, starts: '10:00', ends: '11:00', place: 'Office' },
  { title: 'Second showing', kind: 'showing', offset: 0, starts: '14:30', ends: '15:15', deal: 0 },
  { title: 'Listing appointment', kind: 'meeting', offset: 1, starts: '09:30', ends: '10:30', deal: 1 },
  { title: 'Meet the inspector', kind: 'other', offset: 1, starts: '10:00', ends: '12:00', deal: 0 },
  { title: 'Open house', kind: 'open_house', offset: 3, starts: '13:00', ends: '15:00', deal: 2 },
  { title: 'Team meeting', kind: 'meeting', offset: 5, starts: '08:30', ends: '09:15', place: 'Office' },
  { title: 'Showing', kind: 'showing', offset: 6, starts: '17:30', ends: '18:15', deal: 3 },
]

export type AppointmentSetting = {
  account: Types.ObjectId
  users: readonly Types.ObjectId[]
  deals: readonly DemoDeal[]
  today: string
}

/** Each user gets all of them, those of deals with a deal that they lead. */
export function drawAppointments({ account, users, deals, today }: AppointmentSetting): AppointmentDocument[] {
  const open = deals.map(({ deal }) => deal).filter(({ status }) => status === DealStatus.Active)
  return users.flatMap((user) => {
    const own = open.filter(({ agents }) => agents[0]?.user.equals(user))
    return APPOINTMENTS.flatMap(({ offset, deal: index, place = '', ...drawn }) => {
      const deal = index === undefined ? null : own[index]
      if (deal === undefined) return []
      const at = officeHour(addDays(today, -6))
      const written = { created_by: user, created_at: at, updated_at: at }
      const of = { deal: deal?._id ?? null, place: deal?.name ?? place }
      return new AppointmentModel({
        account,
        assignee: user,
        ...drawn,
        ...of,
        date: addDays(today, offset),
        ...written,
      })
    })
  })
}

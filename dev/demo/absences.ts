/** Someone who is away and covered, and an invitation that waits for an answer. */
import { MemberStatus, UserStatus } from 'openapi/codes'
import { AbsenceModel } from '#api/entities/absences/absence.model.ts'
import { TeamModel } from '#api/entities/teams/team.model.ts'
import { UserModel } from '#api/entities/users/user.model.ts'
import { addDays, instantAt } from '#api/rules/calendar/days.ts'
import { officeHour, TIME_ZONE } from './chance/calendar.ts'
import type { DemoAccount } from './people.ts'

const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '09:00', ends: '17:30' }))

/** The admin is away until after the weekend, and the owner covers. */
export async function insertAbsence({ _id: account, users }: DemoAccount, today: string): Promise<void> {
  const { owner, admin } = users
  if (!owner || !admin) throw new Error('North Ridge lacks someone')
  const span = { first_day: addDays(today, -1), last_day: addDays(today, 6) }
  await AbsenceModel.create({
    account,
    user: admin,
    stand_in: owner,
    ...span,
    note: 'Hiking, without a phone',
    created_by: admin,
  })
  await UserModel.updateOne({ _id: admin }, { working_hours: WEEKDAYS })
}

/** Someone who was asked three days ago to join the first team. */
export async function insertInvitation({ _id: account, users, teams }: DemoAccount, today: string): Promise<void> {
  const [team] = teams
  const { owner } = users
  if (!owner || !team) throw new Error('North Ridge lacks someone')
  const invited = { email: 'theo@demo.test', first_name: 'Theo', last_name: 'Lindqvist' }
  const { email, ...person } = invited
  const user = await UserModel.create({ account, email, person, status: UserStatus.Invited })
  const sent_at = officeHour(addDays(today, -3))
  const invitation = { sent_by: owner, sent_at, expires_at: instantAt(addDays(today, 11), '10:00', TIME_ZONE) }
  const member = { user: user._id, role: 'agent', status: MemberStatus.Invited, invited, invitation }
  await TeamModel.updateOne({ _id: team }, { $push: { members: member } })
}

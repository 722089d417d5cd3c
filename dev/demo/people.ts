/** The first brokerage of the demo and its users. */
import type { Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { AccountModel } from '#api/entities/accounts/account.model.ts'
import { MemberStatus, TeamModel } from '#api/entities/teams/team.model.ts'
import { UserModel } from '#api/entities/users/user.model.ts'
import type { TeamRole } from '#api/platform/http/viewer.ts'
import { setOperator } from '#api/processes/operators/set-operator.command.ts'
import { hashPassword } from '#api/platform/records/passwords.ts'
import { holidaysAround, STATE } from './chance/calendar.ts'

/** The password of all demo users. */
export const DEMO_PASSWORD = 'protracker-demo'

export type DemoAccount = { _id: Types.ObjectId; teams: Types.ObjectId[]; users: Record<string, Types.ObjectId> }

type Member = { role: TeamRole | 'client'; email: string; first_name: string; last_name: string; phone: string }

const NORTH_RIDGE: Record<string, Member> = {
  owner: { role: 'owner', email: 'owner@demo.test', first_name: 'Ellen', last_name: 'Brandt', phone: '(860) 555-0100' },
  admin: { role: 'admin', email: 'admin@demo.test', first_name: 'Samuel', last_name: 'Ortiz', phone: '(860) 555-0101' },
  agent: { role: 'agent', email: 'agent@demo.test', first_name: 'Maria', last_name: 'Okoye', phone: '(860) 555-0119' },
  agent2: { role: 'agent', email: 'agent2@demo.test', first_name: 'Jordan', last_name: 'Lee', phone: '(860) 555-0124' },
  assistant: {
    role: 'assistant',
    email: 'assistant@demo.test',
    first_name: 'Priya',
    last_name: 'Raman',
    phone: '(860) 555-0131',
  },
  client: {
    role: 'client',
    email: 'client@demo.test',
    first_name: 'Sarah',
    last_name: 'Henderson',
    phone: '(860) 555-0177',
  },
}

/** North Ridge: two teams with the roles of all users. */
export async function insertNorthRidge(today: string): Promise<DemoAccount> {
  const account = await insertAccount('North Ridge', 'North Ridge Realty', NORTH_RIDGE, today)
  const { owner, admin, agent, agent2, assistant } = account.users
  if (!owner || !admin || !agent || !agent2 || !assistant) throw new Error('North Ridge lacks someone')
  const teams = await TeamModel.create([
    {
      account: account._id,
      name: 'North Ridge',
      members: [
        member(owner, 'owner'),
        member(admin, 'admin'),
        member(agent, 'agent'),
        member(agent2, 'agent'),
        member(assistant, 'assistant', [agent]),
      ],
    },
    {
      account: account._id,
      name: 'Riverside',
      members: [member(owner, 'owner'), member(admin, 'admin'), member(agent2, 'agent')],
    },
  ])
  return { ...account, teams: teams.map(({ _id }) => _id) }
}

const OPERATOR: Member = {
  role: 'owner',
  email: 'operator@demo.test',
  first_name: 'Robin',
  last_name: 'Ames',
  phone: '(860) 555-0190',
}

/** Who runs the platform, in an account of their own, so that no brokerage is theirs. */
export async function insertOperator(today: string): Promise<void> {
  const { _id, users } = await insertAccount('ProTracker', 'ProTracker', { owner: OPERATOR }, today)
  if (!users['owner']) throw new Error('ProTracker lacks its owner')
  await TeamModel.create({ account: _id, name: 'ProTracker', members: [member(users['owner'], 'owner')] })
  await setOperator(OPERATOR.email, true)
}

const member = (user: Types.ObjectId, role: TeamRole, assists: Types.ObjectId[] = []) => ({
  user,
  role,
  status: MemberStatus.Active,
  assists,
})

async function insertAccount(name: string, brokerage: string, people: Record<string, Member>, today: string) {
  const account = await AccountModel.create({ name, brokerage, state: STATE, holidays: await holidaysAround(today) })
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const users = await UserModel.create(
    Object.values(people).map(({ role, email, first_name, last_name, phone }) => ({
      account: account._id,
      email,
      password_hash,
      is_client: role === 'client',
      status: UserStatus.Active,
      person: { first_name, last_name, phone_number: phone },
      // These users have finished the tour; the menu offers it again.
      tour: { step: 6, done: true, first_steps_hidden: true },
    })),
  )
  const ids = Object.fromEntries(Object.keys(people).map((key, i) => [key, users[i]?._id])) as Record<
    string,
    Types.ObjectId
  >
  await AccountModel.updateOne({ _id: account._id }, { owner: ids.owner })
  return { _id: account._id, users: ids }
}

/** An account with one person of each role, for tests. */
import { hash } from '@node-rs/argon2'
import { Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { TeamRole } from '#platform/http/viewer.ts'
import { TEST_PASSWORD } from '#test/test-client.ts'

/**
 * The cheapest argon2 cost. With the product's cost, signing in would keep a core busy for half a minute over all
 * tests.
 */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }
let passwordHash: Promise<string> | undefined

type Person = { id: Types.ObjectId; email: string }

export type People = {
  account: Types.ObjectId
  team: Types.ObjectId
  owner: Person
  admin: Person
  agent: Person
  /** Another agent of the same team. */
  agent2: Person
  /** Works for `agent`. */
  assistant: Person
  client: Person
}

/** Creates an account `name` with one team and one person of each role: `owner@<name>.test` and so on. */
export async function createPeople(name: string): Promise<People> {
  const account = await AccountModel.create({ name, brokerage: `${name} Realty` })
  const person = async (role: string, isClient = false): Promise<Person> => {
    passwordHash ??= hash(TEST_PASSWORD, CHEAP)
    const user = await UserModel.create({
      account: account._id,
      email: `${role}@${name}.test`,
      password_hash: await passwordHash,
      is_client: isClient,
      status: UserStatus.Active,
      person: { first_name: role, last_name: name, phone_number: '(860) 555-0100' },
    })
    return { id: user._id, email: user.email }
  }
  const [owner, admin, agent, agent2, assistant] = await Promise.all(
    ['owner', 'admin', 'agent', 'agent2', 'assistant'].map((role) => person(role)),
  )
  const client = await person('client', true)
  if (!owner || !admin || !agent || !agent2 || !assistant) throw new Error('unreachable: five people were asked for')
  const member = (user: Person, role: TeamRole, assists: Types.ObjectId[] = []) => ({
    user: user.id,
    role,
    status: MemberStatus.Active,
    assists,
  })
  const team = await TeamModel.create({
    account: account._id,
    name: 'First team',
    members: [
      member(owner, 'owner'),
      member(admin, 'admin'),
      member(agent, 'agent'),
      member(agent2, 'agent'),
      member(assistant, 'assistant', [agent.id]),
    ],
  })
  await AccountModel.updateOne({ _id: account._id }, { owner: owner.id })
  return { account: account._id, team: team._id, owner, admin, agent, agent2, assistant, client }
}

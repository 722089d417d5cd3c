import mongoose from 'mongoose'
import type { PersonErasure } from 'openapi'
import { UserStatus } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let admin: TestClient
let agent: TestClient
let client: TestClient
let board: Board
let count = 0

beforeEach(async () => {
  count += 1
  const roles = ['admin', 'agent', 'client'] as const
  ;({ people, owner, admin, agent, client, board } = await openTeam(app, roles, `north${count}`))
})

const path = (user: keyof People) => `/user/${String((people[user] as { id: unknown }).id)}/erase/` as const
const preview = async (user: keyof People) =>
  (await owner.post(`${path(user)}?dry_run=true` as '/user/x/erase/', {})).body
const erase = async (user: keyof People, { name, preview: seen }: PersonErasure) =>
  owner.post(path(user), { name, preview: seen })
const deactivate = () =>
  owner.post(`/teams/${String(people.team)}/members/${String(people.agent.id)}/deactivate/`, { reassign_to: null })

async function rawDatabase(): Promise<string> {
  const collections = (await mongoose.connection.db?.collections()) ?? []
  return JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())))
}

describe('erasing a former member', () => {
  it('is refused for active members and for the owner, and is for the owner alone', async () => {
    const refused = (user: keyof People, by = owner) => by.sendUnchecked('POST', `${path(user)}?dry_run=true`, {})
    expect((await refused('agent')).body).toMatchObject({
      status: 409,
      title: 'This person is still an active member',
      detail: 'Deactivate them in “First team” first.',
    })
    expect((await refused('owner')).body).toMatchObject({
      status: 409,
      title: 'The account’s owner can’t be erased',
    })
    await deactivate()
    expect((await refused('agent', admin)).status).toBe(403)
    expect((await refused('agent')).status).toBe(200)
  })

  it('takes their name and address out of everything, and leaves their work', async () => {
    const deal = await createDeal(agent, board, { name: `Deal of agent north${count}`, list_price: 1_000_000 })
    await agent.post('/tasks/', { title: `agent north${count} calls the bank` })
    await agent.post('/tokens/', { name: 'Mine', scopes: ['read'], password: 'protracker-demo', expires_in_days: 30 })
    await deactivate()
    const done = await erase('agent', await preview('agent'))
    const pseudonym = `Former member ${String(people.agent.id).slice(-4).toUpperCase()}`
    expect(done.body).toMatchObject({ applied: true, pseudonym })
    const raw = await rawDatabase()
    expect(raw).not.toContain(people.agent.email)
    expect(raw).not.toContain(`agent north${count}`)
    const { body: now } = await owner.get(`/deals/${deal.id}/`)
    expect(now).toMatchObject({ name: `Deal of ${pseudonym}`, agents: [{ user: String(people.agent.id) }] })
    const user = await UserModel.findById(people.agent.id).orFail()
    expect(user).toMatchObject({ status: UserStatus.Disabled, password_hash: null })
    await expect(app.signIn(people.agent.email)).rejects.toThrow('could not sign in')
    const { body: audit } = await owner.get('/audit/?page_size=100')
    expect(audit.results.some(({ actor_name }) => actor_name === pseudonym)).toBe(true)
  })

  it('of a client ends their sign-in, and leaves the contact that they are', async () => {
    const { body: contact } = await owner.post('/contacts/', {
      first_name: 'client',
      last_name: `north${count}`,
      emails: [people.client.email],
    })
    const deal = await createDeal(owner, board, { list_price: 1_000_000, representation: 1 })
    await owner.patch(`/deals/${deal.id}/`, { parties: [{ contact: contact.id, role: 'buyer' }] })
    await owner.post('/portals/', { deal: deal.id, contact: contact.id, mode: 'account', sections: {} })
    expect((await erase('client', await preview('client'))).status).toBe(200)
    expect((await client.get('/auth/login/')).status).toBe(401)
    expect((await owner.get(`/contacts/${contact.id}/`)).body).toMatchObject({ emails: [people.client.email] })
    expect((await owner.get(`/deals/${deal.id}/`)).body.client_names).toEqual([`client north${count}`])
  })
})

describe('asking to be erased', () => {
  const ask = (user: 'agent' | 'client', by: TestClient) =>
    by.post(`/user/${String(people[user].id)}/erasure_request/` as const)

  it.each(['agent', 'client'] as const)('by a %s gives the owner a notice, a mail and a task, once', async (who) => {
    const by = who === 'agent' ? agent : client
    const { status, body } = await ask(who, by)
    expect(status).toBe(200)
    expect((await ask(who, by)).body).toEqual(body)
    const tasks = await TaskModel.find({ account: people.account }).lean()
    expect(tasks).toMatchObject([{ assignee: people.owner.id, due_date: body.due_date, deal: null }])
    const { body: inbox } = await owner.get('/notifications/')
    expect(inbox.results).toMatchObject([{ kind: 'erasure', task: String(tasks[0]?._id) }])
    expect(await OutboxModel.countDocuments({ to: people.owner.email, template: 'notice' })).toBe(1)
    await owner.post(`/tasks/${String(tasks[0]?._id)}/complete/` as const)
    await ask(who, by)
    expect(await TaskModel.countDocuments({ account: people.account })).toBe(2)
  })

  it('is for oneself alone', async () => {
    expect((await ask('agent', client)).status).toBe(404)
    expect((await ask('client', owner)).status).toBe(404)
  })
})

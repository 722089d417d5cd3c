/** Leads that the first who claims them gets, and the pond. */
import { Types } from 'mongoose'
import type { LeadRuleInput } from 'openapi'
import { UserStatus } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { quiet } from '#test/mail.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { allMailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { endOffers } from './end-offers.command.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let owner: TestClient
let admin: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let source: string
let made = 0

const MINUTE = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

beforeAll(async () => {
  ;({ people, owner, admin, agent, agent2, assistant } = await openTeam(app, ['admin', 'agent', 'agent2', 'assistant']))
  await createPeople('south')
  source = (await owner.post('/lead_sources/', { kind: 'api', name: 'Portal', owner: String(people.admin.id) })).body.id
})

beforeEach(async () => {
  await ContactModel.deleteMany({})
  await NotificationModel.deleteMany({})
})

async function routeBy(fields: Partial<LeadRuleInput>): Promise<void> {
  const rule = { name: 'First come', way: 'claim', users: [String(people.agent.id)], minutes: 5, ...fields }
  const { status, body } = await owner.patch('/lead_routing/', { rules: [rule] })
  expect(status, JSON.stringify(body)).toBe(200)
}
const toPond = () => routeBy({ way: 'pond', users: [], minutes: null })

const send = async (): Promise<string> =>
  (await owner.post('/leads/', { lead_source: source, last_name: `Lead ${made++}` })).body.contact

const claim = (by: TestClient, id: string) => by.post(`/contacts/${id}/claim/` as '/contacts/{id}/claim/')
const read = async (id: string, by = owner) => by.get(`/contacts/${id}/` as '/contacts/{id}/')
const toldOf = async (id: string, who: { id: Types.ObjectId }) =>
  (await NotificationModel.find({ contact: id, user: who.id }).sort({ _id: 1 }).lean()).map(({ text }) => text)

describe('a lead that is offered', () => {
  it('is seen and claimed by the group alone, and someone looks after it until then', async () => {
    await routeBy({})
    const id = await send()
    const { body } = await read(id, agent)
    expect(body).toMatchObject({ owner: String(people.admin.id), claim: { state: 'offered' } })
    expect(Object.keys(body.claim ?? {})).toEqual(['state', 'until'])
    expect((await agent.get('/contacts/?unclaimed=true')).body.count).toBe(1)
    expect((await agent.get('/contacts/board/?unclaimed=true')).body.count).toBe(1)
    expect((await agent2.refused('GET', `/contacts/${id}/`)).status).toBe(404)
    expect((await claim(agent2, id)).status).toBe(404)
    expect(await toldOf(id, people.agent)).toEqual(['New lead to claim from Portal'])
    const mail = (await allMailTo(people.agent.email)).find(({ data }) => JSON.stringify(data).includes(id))
    expect(mail?.data).toMatchObject({
      details: expect.arrayContaining([['Claim by', expect.stringMatching(/^\w+ \d+, \d+:\d\d [AP]M \w+$/)]]),
    })
    expect(await toldOf(id, people.admin)).toEqual([])

    const claimed = await claim(agent, id)
    expect(claimed.body.contact).toMatchObject({
      owner: String(people.agent.id),
      claim: { state: 'taken', until: null },
    })
    expect((await agent.get('/contacts/?unclaimed=true')).body.count).toBe(0)
    expect((await agent.get('/contacts/?unclaimed=false')).body.count).toBe(1)
    const event = await EventModel.findById(claimed.body.event).lean()
    expect(event).toMatchObject({ op: 'claim', actor: people.agent.id })
  })

  it('is seen by the assistant of one of the group, who may not claim it', async () => {
    await routeBy({})
    const id = await send()
    expect((await read(id, assistant)).status).toBe(200)
    expect((await claim(assistant, id)).status).toBe(403)
  })

  it('mails at once whoever may claim it', async () => {
    await routeBy({})
    const id = await send()
    const mails = await OutboxModel.find({ to: 'agent@north.test', about: id }).lean()
    expect(mails.map(({ due_at, created_at }) => due_at.getTime() - created_at.getTime())).toEqual([0])
  })

  it('goes to the pond when its time is up, once, whichever process ends it', async () => {
    await routeBy({})
    const id = await send()
    expect(await endOffers(quiet, later(4))).toBe(0)
    const ended = await Promise.all([1, 2, 3].map(() => endOffers(quiet, later(6))))
    expect(ended.reduce((sum, one) => sum + one)).toBe(1)
    expect(await endOffers(quiet, later(6))).toBe(0)
    expect((await read(id, agent2)).body.claim).toEqual({ state: 'pond', until: null })
    expect(await toldOf(id, people.agent2)).toEqual(['No one claimed this lead, so it’s in the pond'])
    expect(await EventModel.countDocuments({ entity_id: id, op: 'end_offer' })).toBe(1)
    expect((await claim(agent2, id)).status).toBe(200)
  })

  it('goes to the fallback instead, who looks after it from the start', async () => {
    await routeBy({ fallback: String(people.agent2.id) })
    const id = await send()
    expect((await read(id)).body.owner).toBe(String(people.agent2.id))
    await endOffers(quiet, later(6))
    expect((await read(id)).body).toMatchObject({ owner: String(people.agent2.id), claim: { state: 'taken' } })
    expect(await toldOf(id, people.agent2)).toEqual(['No one claimed this lead, so it’s yours'])
    expect((await claim(agent, id)).body).toMatchObject({ title: 'agent2 north already has this lead' })
  })

  it('that was claimed in time does not end', async () => {
    await routeBy({})
    const id = await send()
    await claim(agent, id)
    expect(await endOffers(quiet, later(6))).toBe(0)
    expect((await read(id)).body.owner).toBe(String(people.agent.id))
  })
})

describe('the pond', () => {
  it('is seen by agents, and by assistants who work for one, not by other accounts', async () => {
    await toPond()
    const id = await send()
    for (const client of [agent, agent2, admin, assistant]) expect((await read(id, client)).status).toBe(200)
    expect((await claim(assistant, id)).status).toBe(403)
    expect((await claim(await app.signIn('agent@south.test'), id)).status).toBe(404)
    expect((await claim(agent2, id)).status).toBe(200)
    expect((await agent.refused('GET', `/contacts/${id}/`)).status).toBe(404)
  })

  it('lets go of a lead that is given to someone', async () => {
    await toPond()
    const id = await send()
    await owner.patch(`/contacts/${id}/` as '/contacts/{id}/', { owner: String(people.agent2.id) })
    expect((await read(id)).body.claim).toEqual({ state: 'taken', until: null })
    const late = await claim(agent, id)
    expect([late.status, late.body]).toMatchObject([409, { title: 'agent2 north already has this lead' }])
  })

  it('gets a lead back by undo', async () => {
    await toPond()
    const id = await send()
    const { event } = (await claim(agent, id)).body
    expect((await claim(agent, id)).body).toMatchObject({ title: 'This lead is yours already' })
    expect((await agent.post(`/events/${event}/undo/` as '/events/{id}/undo/')).status).toBe(200)
    expect((await read(id, agent2)).body).toMatchObject({ owner: String(people.admin.id), claim: { state: 'pond' } })
    expect((await claim(agent2, id)).status).toBe(200)
  })
})

it('a contact that never waited can’t be claimed', async () => {
  const { id } = (await agent.post('/contacts/', { last_name: 'Plain' })).body
  expect((await claim(agent, id)).status).toBe(409)
  expect((await claim(agent2, id)).status).toBe(404)
})

it('fifty who claim at the same moment: one gets it, the others learn who', async () => {
  const names = Array.from({ length: 50 }, (_, n) => `claimer${n}@north.test`)
  const { password_hash } = await UserModel.findById(people.agent.id).lean().orFail()
  const users = await UserModel.insertMany(
    names.map((email, n) => ({
      account: people.account,
      email,
      password_hash,
      status: UserStatus.Active,
      person: { first_name: 'Claimer', last_name: String(n) },
    })),
  )
  const members = users.map(({ _id: user }) => ({ user, role: 'agent', status: MemberStatus.Active }))
  await TeamModel.updateOne({ _id: people.team }, { $push: { members: { $each: members } } })
  const clients = await Promise.all(names.map((name) => app.signIn(name)))
  await routeBy({ users: users.map(({ _id }) => String(_id)) })
  const id = await send()

  const answers = await Promise.all(clients.map((client) => claim(client, id)))
  const won = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  expect(won).toHaveLength(1)
  const lost = answers.filter(({ status }) => status !== 200)
  const title = `Claimer ${won[0]} already has this lead`
  expect(lost.map(({ status, body }) => [status, body])).toEqual(
    lost.map(() => [409, expect.objectContaining({ title })]),
  )
  expect(lost).toHaveLength(49)
  expect((await read(id)).body.owner).toBe(String(users[won[0] ?? 0]?._id))
  expect(await EventModel.countDocuments({ entity_id: id, op: 'claim' })).toBe(1)
})

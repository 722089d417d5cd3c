import type { Lead, LeadCreate, LeadRoutingUpdate, LeadRuleInput, TimelineEntry } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AbsenceModel } from '#entities/absences/absence.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { LeadRoutingModel } from '#entities/lead-routing/lead-routing.model.ts'
import { LeadTallyModel } from '#entities/lead-routing/lead-tally.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { todayIn } from '#rules/calendar/days.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let source: string
let ids: Record<'owner' | 'admin' | 'agent' | 'agent2', string>
let made = 0

beforeAll(async () => {
  ;({ people, owner, agent } = await openTeam(app, ['agent']))
  await createPeople('south')
  const { owner: own, admin, agent: one, agent2 } = people
  ids = { owner: String(own.id), admin: String(admin.id), agent: String(one.id), agent2: String(agent2.id) }
  source = (await owner.post('/lead_sources/', { kind: 'api', name: 'Portal', source: 5 })).body.id
})

beforeEach(async () => {
  await LeadRoutingModel.deleteMany({})
  await LeadTallyModel.deleteMany({})
  await ContactModel.deleteMany({})
  await AbsenceModel.deleteMany({})
  await UserModel.updateMany({ account: people.account }, { working_hours: null })
})

const rule = (fields: Partial<LeadRuleInput> = {}): LeadRuleInput => ({ name: 'Rule', way: 'person', ...fields })

async function route(update: LeadRoutingUpdate) {
  const { status, body } = await owner.patch('/lead_routing/', update)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function send(fields: Partial<LeadCreate> = {}): Promise<Lead> {
  const { status, body } = await owner.post('/leads/', { lead_source: source, last_name: `Lead ${made++}`, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const ownerOf = async ({ contact }: Lead) => (await owner.get(`/contacts/${contact}/` as const)).body.owner
const sendTo = async (fields: Partial<LeadCreate> = {}) => ownerOf(await send(fields))

const assignmentOf = async ({ inquiry }: Lead) => (await owner.get(`/inquiries/${inquiry}/` as const)).body.assignment

describe('a rule', () => {
  it('gives a lead that meets it to its person, and the inquiry keeps how', async () => {
    await route({
      rules: [
        rule({
          name: 'Spanish downtown',
          users: [ids.agent],
          languages: ['es'],
          zips: ['78704'],
          price_from: 50_000_000,
        }),
      ],
    })
    const property = { address: '1 Elm Street, Austin, TX 78704', price: 51_000_000 }
    const lead = await send({ property, language: 'es' })
    expect(await ownerOf(lead)).toBe(ids.agent)
    expect(await assignmentOf(lead)).toEqual({
      rule: 'Spanish downtown',
      way: 'person',
      users: [ids.agent],
      skipped: [],
    })
    const told = await NotificationModel.findOne({ user: people.agent.id, contact: lead.contact }).lean()
    expect(told?.text).toBe('New lead from Portal')

    const other = await send({ property, language: 'en' })
    expect(await ownerOf(other)).toBe(ids.owner)
    expect(await assignmentOf(other)).toEqual({ rule: '', way: null, users: [ids.owner], skipped: [] })
  })

  it('is on the timeline with names', async () => {
    await route({
      rules: [
        rule({ name: 'Away', users: [ids.agent2] }),
        rule({ name: 'There', way: 'rotation', users: [ids.agent] }),
      ],
    })
    const today = todayIn('America/New_York')
    await AbsenceModel.create({ account: people.account, user: people.agent2.id, first_day: today, last_day: today })
    const { contact } = await send()
    const { results } = (await agent.get(`/contacts/${contact}/timeline/?kind=inquiry` as const)).body
    expect((results[0] as Extract<TimelineEntry, { type: 'inquiry' }>).assignment).toEqual({
      rule: 'There',
      way: 'rotation',
      people: ['agent north'],
      skipped: [{ rule: 'Away', person: 'agent2 north', reason: 'away' }],
    })
  })

  it('leaves someone who asks again with whoever they are', async () => {
    const asker = { first_name: 'Priya', last_name: 'Whitaker', emails: ['priya@example.com'] }
    const first = await send(asker)
    await route({ rules: [rule({ users: [ids.agent] })] })
    const again = await send(asker)
    expect(again).toMatchObject({ contact: first.contact, is_new: false })
    expect([await ownerOf(again), await assignmentOf(again)]).toEqual([ids.owner, null])
  })
})

describe('rotation', () => {
  it('goes around, and goes on after its group has changed', async () => {
    const { routing } = await route({ rules: [rule({ way: 'rotation', users: [ids.agent, ids.agent2] })] })
    expect([await sendTo(), await sendTo(), await sendTo()]).toEqual([ids.agent, ids.agent2, ids.agent])
    const [{ id } = { id: '' }] = routing.rules
    await route({ rules: [rule({ id, way: 'rotation', users: [ids.agent, ids.agent2, ids.admin] })] })
    expect([await sendTo(), await sendTo(), await sendTo()]).toEqual([ids.admin, ids.agent2, ids.agent])
  })

  it('takes each turn once, however many leads arrive at the same moment', async () => {
    await route({ rules: [rule({ way: 'rotation', users: [ids.agent, ids.agent2, ids.admin] })] })
    const owners = await Promise.all(Array.from({ length: 30 }, () => sendTo()))
    const counts = [ids.agent, ids.agent2, ids.admin].map((id) => owners.filter((one) => one === id).length)
    expect(counts).toEqual([10, 10, 10])
  })

  it('stops at the daily limit exactly, and leaves the rest to the next rule', async () => {
    const group = rule({ way: 'rotation', users: [ids.agent, ids.agent2] })
    await route({ daily_cap: 3, rules: [group, rule({ name: 'Rest', way: 'pond' })] })
    const leads = await Promise.all(Array.from({ length: 10 }, () => send()))
    const ways = await Promise.all(leads.map(assignmentOf))
    const got = (id: string) => ways.filter((one) => one?.users.includes(id)).length
    expect([got(ids.agent), got(ids.agent2), ways.filter((one) => one?.way === 'pond').length]).toEqual([3, 3, 4])
  })
})

it('the daily limit counts what comes without a rule, and never stops it', async () => {
  await route({ daily_cap: 1, rules: [rule({ users: [ids.owner], languages: ['es'] })] })
  expect([await sendTo(), await sendTo()]).toEqual([ids.owner, ids.owner])
  const lead = await send({ language: 'es' })
  expect((await assignmentOf(lead))?.skipped).toMatchObject([{ user: ids.owner, reason: 'cap' }])
  expect(await ownerOf(lead)).toBe(ids.owner)
})

it('someone who has left is skipped', async () => {
  await route({ rules: [rule({ users: [ids.agent2] })] })
  await UserModel.updateOne({ _id: ids.agent2 }, { status: 2 })
  const lead = await send()
  await UserModel.updateOne({ _id: ids.agent2 }, { status: 1 })
  expect((await assignmentOf(lead))?.skipped).toMatchObject([{ reason: 'left' }])
  expect(await ownerOf(lead)).toBe(ids.owner)
})

describe('changing the rules', () => {
  it('starts from none, and only owners and admins may', async () => {
    const { body } = await owner.get('/lead_routing/')
    expect(body).toEqual({ version: 0, rules: [], daily_cap: null, skips_off_hours: true })
    expect((await agent.refused('PATCH', '/lead_routing/', { daily_cap: 1 })).status).toBe(403)
    expect((await agent.refused('GET', '/lead_routing/')).status).toBe(403)
  })

  it('counts the first change, too, so that two people who make the first rules do not overwrite each other', async () => {
    const ifNone = { headers: { 'If-Match': '"0"' } }
    const { body } = await owner.patch('/lead_routing/', { daily_cap: 4 }, ifNone)
    expect(body.routing.version).toBe(1)
    expect((await owner.refused('PATCH', '/lead_routing/', { daily_cap: 5 }, ifNone)).status).toBe(412)
    expect((await owner.get('/lead_routing/')).body.daily_cap).toBe(4)
  })

  it('is undone, as long as no one has changed them since', async () => {
    const first = await route({ rules: [rule({ name: 'First', users: [ids.agent] })], daily_cap: 4 })
    const second = await route({ rules: [] })
    expect((await owner.post(`/events/${first.event}/undo/` as '/events/{id}/undo/')).status).toBe(409)
    const undone = await owner.post(`/events/${second.event}/undo/` as '/events/{id}/undo/')
    expect(undone.body.summary).toBe('undid a change to the lead routing')
    expect((await owner.get('/lead_routing/')).body).toMatchObject({ rules: first.routing.rules, daily_cap: 4 })
    expect((await agent.refused('POST', `/events/${second.event}/undo/`)).status).toBe(403)
  })

  it('and undoing the first ones leaves none', async () => {
    const { event } = await route({ rules: [rule({ users: [ids.agent] })], daily_cap: 4, skips_off_hours: false })
    expect((await owner.post(`/events/${event}/undo/` as '/events/{id}/undo/')).status).toBe(200)
    expect((await owner.get('/lead_routing/')).body).toMatchObject({
      rules: [],
      daily_cap: null,
      skips_off_hours: true,
    })
  })

  it('is refused if someone else has changed them', async () => {
    const { routing } = await route({ daily_cap: 4 })
    await route({ daily_cap: 5 })
    const stale = { headers: { 'If-Match': `"${routing.version}"` } }
    expect((await owner.refused('PATCH', '/lead_routing/', { daily_cap: 6 }, stale)).status).toBe(412)
  })

  it.each<[Partial<LeadRuleInput> | (() => Partial<LeadRuleInput>), string]>([
    [{}, 'users'],
    [{ way: 'rotation' }, 'users'],
    [{ way: 'claim', minutes: 5 }, 'users'],
    [() => ({ way: 'claim', users: [ids.agent] }), 'minutes'],
    [() => ({ way: 'pond', users: [ids.agent] }), 'users'],
    [() => ({ users: [ids.agent, ids.agent2] }), 'users'],
    [() => ({ users: [ids.agent], minutes: 5 }), 'minutes'],
    [() => ({ users: [ids.agent], price_from: 2, price_to: 1 }), 'price_to'],
    [() => ({ users: [ids.agent], zips: ['7870'] }), 'zips.0'],
    [() => ({ users: [ids.agent], hours: { weekdays: [1], starts: '09:00', ends: '09:00' } }), 'hours.ends'],
    [() => ({ users: [ids.agent], id: ids.agent }), 'id'],
    [() => ({ users: [ids.agent], sources: [ids.agent] }), 'sources'],
  ])('refuses %j, naming %s', async (fields, field) => {
    const wrong = rule(typeof fields === 'function' ? fields() : fields)
    const refused = await owner.refused('PATCH', '/lead_routing/', { rules: [wrong] })
    expect(refused.errors?.map((one) => one.field)).toContain(`rules.0.${field}`)
  })

  it('refuses people of another account', async () => {
    const { agent: stranger } = await createPeople(`east${made++}`)
    const refused = await owner.refused('PATCH', '/lead_routing/', { rules: [rule({ users: [String(stranger.id)] })] })
    expect(refused.errors?.[0]?.field).toBe('rules.0.users.0')
    expect((await (await app.signIn('owner@south.test')).get('/lead_routing/')).body.rules).toEqual([])
  })
})

import type { Plan } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanTriggerModel } from '#entities/plan-enrollments/plan-trigger.model.ts'
import { PlanSettingsModel } from '#entities/plan-settings/plan-settings.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { runPlans } from './run-plans.command.ts'

const app = useTestApp()
const DAY_MS = 24 * 60 * 60 * 1000
let owner: TestClient
let agent: TestClient

beforeAll(async () => {
  ;({ owner, agent } = await openTeam(app, ['agent']))
})

beforeEach(async () => {
  for (const model of [PlanModel, EnrollmentModel, PlanTriggerModel, ContactModel, TaskModel, OutboxModel])
    await model.collection.deleteMany({})
})

const call = (title = 'Call them') => ({ kind: 'task' as const, title, task_kind: 'call' as const, due_days: 1 })
const wait = (amount: number) => ({ kind: 'wait' as const, amount, unit: 'days' as const })
const NEVER = { lead_sources: [], statuses: [], labels: [] }

async function plan(fields: object = {}, by = owner): Promise<Plan> {
  const body = { name: 'New lead', shared: true, steps: [call(), wait(2), call('Call again')], ...fields }
  const { status, body: made } = await by.post('/plans/', body)
  expect(status).toBe(201)
  return made
}

const contact = async (fields: object = {}, by = owner): Promise<string> =>
  (await by.post('/contacts/', { first_name: 'Priya', emails: ['priya@example.com'], ...fields })).body.id

const start = async (of: Plan, ...contacts: string[]) =>
  (await owner.post('/plan_enrollments/', { plan: of.id, contacts })).body

const titles = async () => (await TaskModel.find().sort({ _id: 1 }).lean()).map(({ title }) => title)
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const people = async (of: Plan) => (await owner.get(`/plans/${of.id}/` as const)).body.people
const only = async (id: string) => (await owner.get(`/plan_enrollments/?contact=${id}`)).body.results[0]

describe('a plan', () => {
  it('keeps the fields of each step’s kind, with an id', async () => {
    const { steps, stop_on } = await plan()
    expect(steps).toMatchObject([{ kind: 'task', assignee: null }, { kind: 'wait', time: null }, { kind: 'task' }])
    expect(new Set(steps.map(({ id }) => id)).size).toBe(3)
    expect(stop_on).toEqual({ reply: true, call_minutes: 2, statuses: [4, 5, 6] })
  })

  it('names each field that is missing, too much, or no merge field', async () => {
    const steps = [
      { kind: 'email', subject: 'Hi {{frist_name}}', body: 'Hi' },
      { kind: 'task', subject: 'Hi' },
      { kind: 'task', title: 'Call {{name}}' },
      { kind: 'wait', amount: 1, unit: 'hours', time: '09:00' },
    ]
    const { status, errors } = await owner.refused('POST', '/plans/', { name: 'A', steps })
    expect(status).toBe(400)
    expect(errors?.map(({ field }: { field: string }) => field)).toEqual([
      'steps.0.subject',
      'steps.1.title',
      'steps.1.subject',
      'steps.2.title',
      'steps.3.time',
    ])
    expect(errors?.[0]?.reason).toContain('{{frist_name}}')
  })

  it('is shared and changed by owners and admins; agents keep their own', async () => {
    const shared = await plan()
    expect((await agent.patch(`/plans/${shared.id}/` as const, { name: 'Mine' })).status).toBe(403)
    expect((await agent.post('/plans/', { name: 'Mine', shared: true, steps: [] })).status).toBe(403)
    const own = await plan({ name: 'Mine', shared: false }, agent)
    expect((await agent.patch(`/plans/${own.id}/` as const, { name: 'My plan' })).body.plan.name).toBe('My plan')
    expect((await owner.get('/plans/')).body.results.map(({ name }) => name)).toEqual(['My plan', 'New lead'])
  })

  it('has plans to start from, which are valid', async () => {
    const { starters } = (await owner.get('/plans/')).body
    for (const { key: _key, ...starter } of starters) await plan(starter)
    expect(starters).toHaveLength(3)
  })

  it('is deleted with all who are in it, and brought back without them', async () => {
    const one = await plan()
    const id = await contact()
    await start(one, id)
    expect((await owner.delete(`/plans/${one.id}/` as const)).status).toBe(204)
    expect(await only(id)).toMatchObject({ state: 'stopped', stop_reason: 'plan_deleted' })
    const { results } = (await owner.get('/audit/?entity=follow_up_plan')).body
    const deletion = results.find(({ op }) => op === 'delete')?.id ?? ''
    expect((await owner.post(`/events/${deletion}/undo/` as const)).status).toBe(200)
    expect((await people(one)).stopped).toBe(1)
  })
})

describe('starting a plan', () => {
  it('leaves out who is in it, has a status that ends it, or isn’t theirs', async () => {
    const one = await plan()
    const [fresh, known, closed] = [
      await contact(),
      await contact({ first_name: 'Known' }),
      await contact({ status: 5 }),
    ]
    await start(one, known)
    const done = await start(one, fresh, known, closed, '6560a1f2c3d4e5f60718293a')
    expect(done.started.map(({ id }) => id)).toEqual([fresh])
    expect(done.skipped.map(({ reason }) => reason)).toEqual([
      'is already in this plan',
      'has a status that ends this plan',
      'isn’t one of your contacts',
    ])
    expect(await people(one)).toMatchObject({ active: 2 })
    expect((await owner.post('/events/undo/', { events: done.events })).status).toBe(200)
    expect(await people(one)).toMatchObject({ active: 1 })
  })

  it('needs a mailing address if it sends email', async () => {
    const one = await plan({ steps: [{ kind: 'email', subject: 'Hi', body: 'Hi' }] })
    const id = await contact()
    const { status, title } = await owner.refused('POST', '/plan_enrollments/', { plan: one.id, contacts: [id] })
    expect([status, title]).toEqual([409, 'Add your brokerage’s mailing address first'])
  })

  it('takes everyone who matches right now, and says who without doing it', async () => {
    const one = await plan()
    await contact({ status: 2 })
    await contact({ status: 3 })
    const body = { plan: one.id, filters: { status: [2 as const] } }
    const dry = await owner.post('/plan_enrollments/?dry_run=true', body)
    expect(dry.body.started).toHaveLength(1)
    expect(await people(one)).toMatchObject({ active: 0 })
    expect((await owner.post('/plan_enrollments/', body)).body.events).toHaveLength(1)
  })
})

describe('running', () => {
  it('does each step when it’s due, for the contact’s owner', async () => {
    const one = await plan()
    const id = await contact({}, agent)
    await start(one, id)
    await runPlans(quiet)
    expect(await titles()).toEqual(['Call them'])
    expect(await only(id)).toMatchObject({ state: 'active', step_number: 2 })
    expect((await agent.get('/tasks/?assignee=me')).body.count).toBe(1)
    await runPlans(quiet, inDays(1.5))
    expect(await titles()).toHaveLength(1)
    await runPlans(quiet, inDays(2.1))
    expect(await titles()).toEqual(['Call them', 'Call again'])
    expect(await only(id)).toMatchObject({ state: 'finished', step: null, next_at: null })
    const timeline = (await owner.get(`/contacts/${id}/timeline/?kind=plan` as const)).body.results
    expect(timeline.map((entry) => entry.type === 'plan' && entry.what)).toEqual(['finished', 'started'])
  })

  it('names the contact in the title of a task', async () => {
    const one = await plan({ steps: [call('Call {{first_name}} for {{agent_name}}'), call('Ask {{first_name}}')] })
    await start(one, await contact(), await contact({ first_name: '', last_name: 'Whitaker' }))
    await runPlans(quiet)
    expect((await titles()).toSorted()).toEqual([
      'Ask Priya',
      'Ask Whitaker',
      'Call Priya for owner north',
      'Call Whitaker for owner north',
    ])
  })

  it('lets an email go once the quiet hours that held it are over', async () => {
    const hours = (quiet_from: string, quiet_until: string) =>
      owner.patch('/plan_settings/', { postal_address: '12 Elm Street', quiet_from, quiet_until, sundays: true })
    // All day but for a minute, wherever the clock stands.
    const [now, after] = [0, 1].map((minutes) => new Date(Date.now() + (12 * 60 + minutes) * 60_000))
    const timeOf = (at = new Date()) => at.toLocaleTimeString('en-GB', { timeZone: 'America/New_York' }).slice(0, 5)
    await hours(timeOf(after), timeOf(now))
    const one = await plan({ steps: [{ kind: 'email', subject: 'Hi', body: 'Hi' }] })
    const id = await contact()
    await start(one, id)
    await runPlans(quiet)
    expect(await only(id)).toMatchObject({ state: 'active' })
    expect(await OutboxModel.countDocuments({ to: 'priya@example.com' })).toBe(0)
    await hours('08:00', '08:00')
    await runPlans(quiet)
    expect(await only(id)).toMatchObject({ state: 'finished' })
    expect(await OutboxModel.countDocuments({ to: 'priya@example.com' })).toBe(1)
  })

  it('sets labels and a status, and starts no other plan by that', async () => {
    const label = (await owner.post('/labels/', { name: `Buyer ${Date.now()}` })).body.id
    const other = await plan({ name: 'Other', start_on: { ...NEVER, labels: [label] } })
    const one = await plan({
      steps: [
        { kind: 'add_label', label },
        { kind: 'status', status: 2 },
      ],
    })
    const id = await contact()
    await start(one, id)
    await runPlans(quiet)
    expect((await owner.get(`/contacts/${id}/` as const)).body).toMatchObject({ labels: [label], status: 2 })
    expect(await people(other)).toMatchObject({ active: 0 })
  })

  it('holds who is paused, alone, with the plan, or with all plans', async () => {
    const one = await plan()
    const id = await contact()
    await start(one, id)
    const enrollment = (await only(id))?.id ?? ''
    const set = (state: 'active' | 'paused') => owner.patch(`/plan_enrollments/${enrollment}/` as const, { state })
    for (const [hold, go] of [
      [() => set('paused'), () => set('active')],
      [
        () => owner.patch(`/plans/${one.id}/` as const, { paused: true }),
        () => owner.patch(`/plans/${one.id}/` as const, { paused: false }),
      ],
      [() => owner.patch('/plan_settings/', { paused: true }), () => owner.patch('/plan_settings/', { paused: false })],
    ] as const) {
      expect((await hold()).status).toBe(200)
      await runPlans(quiet)
      expect(await titles()).toEqual([])
      expect((await go()).status).toBe(200)
    }
    await runPlans(quiet)
    expect(await titles()).toEqual(['Call them'])
  })

  it('keeps two people who set up the account’s settings from overwriting each other', async () => {
    await PlanSettingsModel.deleteMany({})
    const ifUsual = { headers: { 'If-Match': `"${(await owner.get('/plan_settings/')).body.version}"` } }
    const { body } = await owner.patch('/plan_settings/', { sundays: true }, ifUsual)
    expect(body.version).toBe(1)
    expect((await owner.refused('PATCH', '/plan_settings/', { sundays: false }, ifUsual)).status).toBe(412)
    expect((await owner.get('/plan_settings/')).body).toMatchObject({ version: 1, sundays: true })
  })

  it('ends by itself for a status, a long call, a reply, and a deleted contact', async () => {
    const one = await plan()
    const [status, talked, short, replied, gone] = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => contact({ first_name: name })),
    )
    await start(one, status ?? '', talked ?? '', short ?? '', replied ?? '', gone ?? '')
    await owner.patch(`/contacts/${status}/` as const, { status: 4 })
    const log = (of: string | undefined, activity: object) => owner.post('/activities/', { contact: of, ...activity })
    await log(talked, { kind: 'call', outcome: 'connected', minutes: 3 })
    await log(short, { kind: 'call', outcome: 'connected', minutes: 1 })
    await log(replied, { kind: 'text', direction: 'incoming' })
    await owner.delete(`/contacts/${gone}/` as const)
    await runPlans(quiet)
    const rows = await EnrollmentModel.find().lean()
    const reasonOf = (of: string | undefined) => rows.find(({ contact: id }) => String(id) === of)?.stop_reason
    expect([status, talked, short, replied, gone].map(reasonOf)).toEqual([
      'status',
      'called',
      null,
      'replied',
      'contact_deleted',
    ])
    expect(await people(one)).toEqual({ active: 1, paused: 0, finished: 0, stopped: 4, replied: 1 })
  })

  it('starts by itself for a status, a label and a lead source', async () => {
    const label = (await owner.post('/labels/', { name: `Hot ${Date.now()}` })).body.id
    const source = (await owner.post('/lead_sources/', { kind: 'api', name: `Site ${Date.now()}` })).body.id
    const one = await plan({ start_on: { lead_sources: [source], statuses: [3], labels: [label] } })
    const [a, b] = [await contact(), await contact()]
    await owner.patch(`/contacts/${a}/` as const, { status: 3 })
    await owner.patch(`/contacts/${b}/` as const, { labels: [label] })
    const lead = (await owner.post('/leads/', { lead_source: source, first_name: 'Sam', emails: ['sam@example.com'] }))
      .body
    await runPlans(quiet)
    const rows = await EnrollmentModel.find({ plan: one.id }).lean()
    expect(rows.map(({ contact: id }) => String(id)).toSorted()).toEqual([a, b, lead.contact].toSorted())
    expect(rows.every(({ by_rule }) => by_rule)).toBe(true)
  })

  it('goes on for the contact that theirs was merged into', async () => {
    const one = await plan()
    const [keep, merge] = [await contact(), await contact({ first_name: 'P.' })]
    await start(one, merge)
    expect((await owner.post('/contacts/merge/', { keep, merge })).status).toBe(200)
    await runPlans(quiet)
    expect(await only(keep)).toMatchObject({ state: 'active', step_number: 2 })
  })
})

describe('changing a plan that people are in', () => {
  it('says what it means for them before it does it', async () => {
    const one = await plan()
    const [a, b] = [await contact(), await contact({ first_name: 'B' })]
    await start(one, a, b)
    await runPlans(quiet)
    const [first, second, third] = one.steps
    const steps = [call('New'), first, call('In its place'), third]
    const dry = (await owner.patch(`/plans/${one.id}/?dry_run=true` as const, { steps })).body
    const effect = { people: 2, moved: [{ from: second?.id, to: third?.id, people: 2 }], ends_for: 0 }
    expect(dry).toMatchObject({
      ...effect,
      passed: [
        { position: 1, people: 2 },
        { position: 3, people: 2 },
      ],
      event: null,
    })
    const { body } = await owner.patch(`/plans/${one.id}/` as const, { steps })
    expect(body).toMatchObject(effect)
    await runPlans(quiet)
    expect((await titles()).toSorted()).toEqual(['Call again', 'Call again', 'Call them', 'Call them'])
    expect((await people(one)).finished).toBe(2)
  })

  it('says for how many a wait is over, and so what happens right away', async () => {
    const one = await plan()
    const [id, held] = [await contact(), await contact({ first_name: 'B' })]
    await start(one, id, held)
    await runPlans(quiet)
    await owner.patch(`/plan_enrollments/${(await only(held))?.id}/` as const, { state: 'paused' })
    const dry = `/plans/${one.id}/?dry_run=true` as const
    const shorter = one.steps.map((step) =>
      step.kind === 'wait' ? { ...step, amount: 1, unit: 'hours' as const } : step,
    )
    expect((await owner.patch(dry, { steps: shorter })).body).toMatchObject({ people: 2, moved: [], due_now: 0 })
    const began = new Date(Date.now() - DAY_MS)
    await EnrollmentModel.collection.updateMany({}, { $set: { arrived_at: began } })
    expect((await owner.patch(dry, { steps: shorter })).body).toMatchObject({ people: 2, moved: [], due_now: 1 })
    const without = one.steps.filter(({ kind }) => kind !== 'wait')
    expect((await owner.patch(dry, { steps: without })).body).toMatchObject({ due_now: 1 })
    expect((await owner.patch(`/plans/${one.id}/` as const, { steps: without })).body).toMatchObject({ due_now: 1 })
    await runPlans(quiet)
    expect(await titles()).toEqual(['Call them', 'Call them', 'Call again'])
  })

  it('counts a longer wait from when it began, and takes back a change', async () => {
    const one = await plan()
    const id = await contact()
    await start(one, id)
    await runPlans(quiet)
    const before = (await only(id))?.next_at
    const steps = one.steps.map((step) => (step.kind === 'wait' ? { ...step, amount: 5 } : step))
    const { event } = (await owner.patch(`/plans/${one.id}/` as const, { steps })).body
    const later = (await only(id))?.next_at
    expect(Date.parse(later ?? '') - Date.parse(before ?? '')).toBe(3 * DAY_MS)
    expect((await owner.post(`/events/${event}/undo/` as const)).status).toBe(200)
    expect((await only(id))?.next_at).toBe(before)
  })
})

it('belongs to one account', async () => {
  const one = await plan()
  const { owner: stranger } = await openTeam(app, [], 'south')
  expect((await stranger.get('/plans/')).body.results).toEqual([])
  expect((await stranger.get(`/plans/${one.id}/` as const)).status).toBe(404)
})

/** Filters of contacts by what happened with them, over HTTP. Days are the account's. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { toId } from '#platform/reads/find.ts'
import { findLastCalls } from '#processes/migrations/contacts/find-last-calls.command.ts'
import { addDays, instantAt } from '#rules/calendar/days.ts'
import { createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 10_000 })

const ZONE = 'America/New_York'
const TODAY = '2027-02-24'

let count = 0
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: instantAt(TODAY, '15:00', ZONE) })
  people = await createPeople(`moments${count++}`)
  await AccountModel.updateOne({ _id: people.account }, { time_zone: ZONE })
  owner = await app.signIn(people.owner.email)
  agent = await app.signIn(people.agent.email)
  agent2 = await app.signIn(people.agent2.email)
})
afterEach(() => vi.useRealTimers())

async function create(last_name: string, fields: object = {}, client = agent): Promise<string> {
  const { status, body } = await client.post('/contacts/', { last_name, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}
const log = async (contact: string, day: string, fields: object = { kind: 'text' }) => {
  const at = instantAt(day, '12:00', ZONE).toISOString()
  expect((await agent.post('/activities/', { contact, kind: 'text', at, ...fields })).status).toBe(201)
}
const found = async (query: string, client = agent): Promise<string[]> => {
  const { status, body } = await client.get(`/contacts/?sort=last_name&${query}` as '/contacts/')
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.count).toBe(body.results.length)
  return body.results.map(({ last_name }) => last_name)
}

describe('filters by the last contact', () => {
  it('count days of the account, from either end', async () => {
    await create('Never')
    await log(await create('Today'), TODAY)
    await log(await create('Six'), addDays(TODAY, -6))
    await log(await create('Seven'), addDays(TODAY, -7))
    expect(await found('contacted_within=0')).toEqual(['Today'])
    expect(await found('contacted_within=6')).toEqual(['Six', 'Today'])
    expect(await found('not_contacted_for=7')).toEqual(['Never', 'Seven'])
    expect(await found('not_contacted_for=6')).toEqual(['Never', 'Seven', 'Six'])
    expect(await found('never_contacted=true')).toEqual(['Never'])
    expect(await found('never_contacted=false')).toEqual(['Seven', 'Six', 'Today'])
    expect(await found(`contacted_from=${addDays(TODAY, -6)}`)).toEqual(['Six', 'Today'])
    expect(await found(`contacted_to=${addDays(TODAY, -7)}`)).toEqual(['Seven'])
    expect(await found(`contacted_from=${addDays(TODAY, -6)}&contacted_to=${addDays(TODAY, -1)}`)).toEqual(['Six'])
  })

  it('a day ends at midnight of the account', async () => {
    const late = await create('Late')
    const at = instantAt(addDays(TODAY, -1), '23:30', ZONE).toISOString()
    await agent.post('/activities/', { contact: late, kind: 'text', at })
    expect(await found('contacted_within=0')).toEqual([])
    expect(await found('contacted_within=1')).toEqual(['Late'])
  })
})

describe('filters by calls', () => {
  it('a call logged counts, also in vain; deleting it takes that back', async () => {
    const [called, wrong, texted] = [await create('Called'), await create('Wrong'), await create('Texted')]
    await log(called, TODAY, { kind: 'call', outcome: 'connected' })
    await log(wrong, TODAY, { kind: 'call', outcome: 'wrong_number' })
    await log(texted, TODAY)
    expect(await found('never_called=true')).toEqual(['Texted'])
    expect(await found('never_called=false')).toEqual(['Called', 'Wrong'])
    // A wrong number is a call, but no one was contacted.
    expect(await found('never_contacted=true')).toEqual(['Wrong'])
    const { results } = (await agent.get(`/activities/?contact=${called}` as '/activities/')).body
    const id = results[0]?.id ?? ''
    await agent.delete(`/activities/${id}/` as const)
    expect(await found('never_called=true')).toEqual(['Called', 'Texted'])
  })

  it('a task to call that is done counts', async () => {
    const contact = await create('Tasked')
    const task = (await agent.post('/tasks/', { contact, title: 'Call', kind: 'call' })).body
    expect(await found('never_called=true')).toEqual(['Tasked'])
    await agent.post(`/tasks/${task.id}/complete/` as const)
    expect(await found('never_called=true')).toEqual([])
  })

  it('calls of an earlier version are found', async () => {
    const called = await create('Earlier')
    await log(called, TODAY, { kind: 'call', outcome: 'left_voicemail' })
    await ContactModel.collection.updateOne({ _id: toId(called) }, { $set: { last_call_at: null } })
    for (const _ of [1, 2]) expect(await findLastCalls(new AbortController().signal)).toBe(true)
    expect(await found('never_called=true')).toEqual([])
  })
})

describe('filters by days', () => {
  it('birthdays come again, whatever the year, and February 29 is the 28th', async () => {
    await create('Today', { birthday: '1990-02-24' })
    await create('Leap', { birthday: '1992-02-29' })
    await create('March', { birthday: '1985-03-10' })
    await create('Home', { home_anniversary: '2020-02-25', birthday: '1980-07-01' })
    await create('None')
    expect(await found('birthday_within=0')).toEqual(['Today'])
    expect(await found('birthday_within=4')).toEqual(['Leap', 'Today'])
    expect(await found('birthday_within=20')).toEqual(['Leap', 'March', 'Today'])
    expect(await found('birthday_month=current')).toEqual(['Leap', 'Today'])
    expect(await found('birthday_month=next')).toEqual(['March'])
    expect(await found('birthday_within=366')).toEqual(['Home', 'Leap', 'March', 'Today'])
  })

  it('birthdays are found across the turn of the year', async () => {
    vi.setSystemTime(instantAt('2027-12-28', '15:00', ZONE))
    const fresh = await app.signIn(people.agent.email)
    await create('December', { birthday: '1990-12-30' }, fresh)
    await create('January', { birthday: '1990-01-02' }, fresh)
    await create('February', { birthday: '1990-02-02' }, fresh)
    expect(await found('birthday_within=7', fresh)).toEqual(['December', 'January'])
    expect(await found('birthday_month=next', fresh)).toEqual(['January'])
  })

  it('follow-ups are overdue, due, soon or not set', async () => {
    await create('Late', { next_follow_up: addDays(TODAY, -1) })
    await create('Now', { next_follow_up: TODAY })
    await create('Soon', { next_follow_up: addDays(TODAY, 7) })
    await create('Later', { next_follow_up: addDays(TODAY, 8) })
    await create('Unset')
    expect(await found('follow_up=overdue')).toEqual(['Late'])
    expect(await found('follow_up=due')).toEqual(['Late', 'Now'])
    expect(await found('follow_up=week')).toEqual(['Now', 'Soon'])
    expect(await found('follow_up=none')).toEqual(['Unset'])
  })

  it('created within some days', async () => {
    vi.setSystemTime(instantAt(addDays(TODAY, -3), '15:00', ZONE))
    await create('Old', {}, await app.signIn(people.agent.email))
    vi.setSystemTime(instantAt(TODAY, '15:00', ZONE))
    await create('New')
    expect(await found('created_within=2')).toEqual(['New'])
    expect(await found('created_within=3')).toEqual(['New', 'Old'])
  })
})

describe('filters by work', () => {
  it('count only tasks and deals that the viewer sees', async () => {
    const board = await createBoard(owner, people.team)
    const shared = await create('Shared')
    const busy = await create('Busy')
    await create('Idle')
    await agent.post('/tasks/', { contact: busy, title: 'Send the list' })
    const deal = await createDeal(agent, board, { name: 'Theirs' })
    await agent.patch(`/deals/${deal.id}/` as const, { parties: [{ contact: shared, role: 'buyer' }] })
    await ContactModel.updateOne({ _id: shared }, { $set: { shared_with: [people.agent2.id] } })

    expect(await found('has_open_task=true')).toEqual(['Busy'])
    expect(await found('has_open_task=false')).toEqual(['Idle', 'Shared'])
    expect(await found('has_deal=true')).toEqual(['Shared'])
    expect(await found('has_deal=false')).toEqual(['Busy', 'Idle'])
    expect(await found('has_deal=true', owner)).toEqual(['Shared'])
    // They share the contact, but not the deal.
    expect(await found('has_deal=true', agent2)).toEqual([])
    expect(await found('has_deal=false', agent2)).toEqual(['Shared'])
  })

  it('`owner=me` is the caller, and for an assistant the agents they work for', async () => {
    await create('Mine')
    await create('Theirs', {}, agent2)
    expect(await found('owner=me')).toEqual(['Mine'])
    expect(await found('owner=me', await app.signIn(people.assistant.email))).toEqual(['Mine'])
    expect(await found('owner=me', owner)).toEqual([])
  })
})

describe('a list with these filters', () => {
  it('continues by cursor, sorted by the last contact', async () => {
    const names = ['A', 'B', 'C', 'D', 'E']
    for (const [at, name] of names.entries()) {
      const contact = await create(name, { price: (at + 1) * 100 })
      if (at > 1) await log(contact, addDays(TODAY, -at * 7))
    }
    for (const sort of ['last_touch_at', '-last_touch_at', 'price', '-price', 'source', 'company']) {
      const path = `/contacts/?not_contacted_for=7&has_deal=false&sort=${sort}` as '/contacts/'
      const all = (await agent.get(`${path}&page_size=100` as '/contacts/')).body.results
      const walked: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const next: { results: { id: string }[]; next_cursor: string | null } = (
          await agent.get(`${path}&page_size=2${cursor && `&cursor=${cursor}`}` as '/contacts/')
        ).body
        walked.push(...next.results.map(({ id }) => id))
        cursor = next.next_cursor
      }
      expect(walked).toEqual(all.map(({ id }) => id))
      expect(walked).toHaveLength(5)
    }
  })

  it.each([
    'never_contacted=true',
    'not_contacted_for=7',
    'contacted_within=7',
    'never_called=true',
    'created_within=7',
    'birthday_within=7',
    'birthday_month=current',
    'follow_up=due',
    'has_open_task=true',
    'has_deal=true',
    'temperature=3',
  ])('%s is the same in the export', async (query) => {
    await create('Found', { temperature: 3, birthday: '1990-02-24', next_follow_up: TODAY })
    const names = await found(query)
    const { body } = await agent.sendUnchecked('GET', `/contacts/export/?${query}`)
    expect(String(body).includes('Found')).toBe(names.includes('Found'))
  })

  it.each([
    ['contacted_within=-1', 'contacted_within'],
    ['not_contacted_for=9999', 'not_contacted_for'],
    ['birthday_within=367', 'birthday_within'],
    ['birthday_month=may', 'birthday_month'],
    ['follow_up=soon', 'follow_up'],
    ['never_called=maybe', 'never_called'],
    ['contacted_from=yesterday', 'contacted_from'],
  ])('refuses %s, naming the field', async (query, field) => {
    const problem = await agent.refused('GET', `/contacts/?${query}`)
    expect(problem.errors?.map((error) => error.field)).toContain(field)
  })
})

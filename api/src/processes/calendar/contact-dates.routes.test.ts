import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const YEAR = Number(today.slice(0, 4))
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let dana: string

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant } = await openTeam(app, ['agent', 'agent2', 'assistant']))
})
beforeEach(async () => {
  await ContactModel.deleteMany()
  const dates = { birthday: '1984-02-29', home_anniversary: '2019-03-02', next_follow_up: '2027-03-01' }
  dana = (await agent.post('/contacts/', { first_name: 'Dana', last_name: 'Brooks', ...dates })).body.id
})

const MARCH = 'from=2027-02-20&to=2027-03-10'
const entries = async (query: string, by = agent) => (await by.get(`/calendar/?${query}`)).body.results

describe('what is about contacts in the calendar', () => {
  it('is their next follow-up, birthday and home anniversary, each with its contact', async () => {
    const found = await entries(MARCH)
    expect(found.map(({ kind, date, title }) => [kind, date, title])).toEqual([
      ['birthday', '2027-02-28', 'Birthday'],
      ['follow_up', '2027-03-01', 'Follow-up'],
      ['home_anniversary', '2027-03-02', 'Home anniversary, 8 years'],
    ])
    expect(
      found.every(({ id, contact, contact_name: name }) => id === dana && contact === dana && name === 'Dana Brooks'),
    ).toBe(true)
    expect((await entries('from=2028-02-20&to=2028-03-01')).map(({ date }) => date)).toEqual(['2028-02-29'])
  })

  it('follows a change of the contact', async () => {
    await agent.patch(`/contacts/${dana}/`, { birthday: null, next_follow_up: null, first_name: 'Dina' })
    expect((await entries(MARCH)).map(({ title, contact_name: name }) => [title, name])).toEqual([
      ['Home anniversary, 8 years', 'Dina Brooks'],
    ])
    await agent.delete(`/contacts/${dana}/`)
    expect(await entries(MARCH)).toEqual([])
  })

  it('is filtered by kind and owner, and left out of the calendar of a deal', async () => {
    expect((await entries(`${MARCH}&kind=birthday`)).map(({ kind }) => kind)).toEqual(['birthday'])
    expect(await entries(`${MARCH}&kind=closing`)).toEqual([])
    expect(await entries(`${MARCH}&person=${String(people.agent.id)}`)).toHaveLength(3)
    expect(await entries(`${MARCH}&person=${String(people.agent2.id)}`, owner)).toEqual([])
    expect(await entries(`${MARCH}&deal=${'0'.repeat(24)}`)).toEqual([])
    expect(await entries(`${MARCH}&workspace=${'0'.repeat(24)}`)).toEqual([])
  })

  it('is for whoever may see the contact', async () => {
    expect(await entries(MARCH, owner)).toHaveLength(3)
    expect(await entries(MARCH, assistant)).toHaveLength(3)
    expect(await entries(MARCH, agent2)).toEqual([])
  })

  it('is late only if it is a follow-up', async () => {
    const dates = { birthday: `1985-${addDays(today, -1).slice(5)}`, next_follow_up: addDays(today, -1) }
    await agent.patch(`/contacts/${dana}/`, dates)
    const found = await entries(`from=${addDays(today, -1)}&to=${today}`)
    expect(found.map(({ kind, late }) => [kind, late])).toEqual([
      ['birthday', false],
      ['follow_up', true],
    ])
  })

  it('is in a feed once a year, with a link to the contact', async () => {
    const birthday = addDays(today, 3)
    const dates = { birthday: `1985-${birthday.slice(5)}`, home_anniversary: null, next_follow_up: null }
    await agent.patch(`/contacts/${dana}/`, dates)
    const { url } = (await agent.post('/calendar/feeds/', { name: 'Phone' })).body
    const path = new URL(url).pathname.replace('/api/v1', '')
    const text = (await app.visitor().get(path as '/calendar/feed/x/')).body.replaceAll('\r\n ', '')
    const uids = [...text.matchAll(/UID:(birthday-\S+)/g)].map(([, uid]) => uid)
    const years = uids.map((uid) => Number(/-(\d{4})@/.exec(uid ?? '')?.[1]))
    expect(new Set(uids).size).toBe(uids.length)
    expect(years).toContain(Number(birthday.slice(0, 4)))
    expect(years.every((year) => year >= YEAR - 1)).toBe(true)
    expect(text).toContain('SUMMARY:Birthday · Dana Brooks')
    expect(text).toContain(`/agent/contacts?contact=${dana}&view=page`)
  })
})

describe('whom home says to get in touch with', () => {
  const home = async (by = agent) => (await by.get('/home/')).body.contact_dates

  it('has follow-ups until today, then the birthdays and home anniversaries of the next 7 days', async () => {
    const soon = addDays(today, 7)
    const dates = { birthday: `1985-${soon.slice(5)}`, home_anniversary: `2019-${addDays(today, 8).slice(5)}` }
    await agent.patch(`/contacts/${dana}/`, { ...dates, next_follow_up: addDays(today, -3) })
    const later = { first_name: 'Later', next_follow_up: addDays(today, 1) }
    await agent.post('/contacts/', later)
    const { count, results } = await home()
    expect(count).toBe(2)
    expect(results.map(({ kind, date, late }) => [kind, date, late])).toEqual([
      ['follow_up', addDays(today, -3), true],
      ['birthday', soon, false],
    ])
    expect((await home(assistant)).count).toBe(count)
    // Not theirs, though an owner may see them.
    expect((await home(owner)).count).toBe(0)
    expect((await home(agent2)).count).toBe(0)
  })
})

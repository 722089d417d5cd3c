import ICAL from 'ical.js'
import { MemberStatus, UserStatus } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { CalendarFeedModel } from './calendar-feed.model.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
let people: People
let agent: TestClient
let board: Board

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
})

const create = async (fields: object = {}, by = agent) =>
  (await by.post('/calendar/feeds/', { name: 'Phone', ...fields })).body

/** What a calendar program gets from the URL. */
async function subscribe(url: string) {
  const answer = await app.visitor().sendUnchecked('GET', new URL(url).pathname.replace('/api/v1', ''))
  return { status: answer.status, headers: answer.headers, text: String(answer.body) }
}

/** The events, parsed by a strict RFC 5545 parser. */
async function eventsAt(url: string) {
  const { status, text } = await subscribe(url)
  expect(status, text).toBe(200)
  ICAL.design.strict = true
  return new ICAL.Component(ICAL.parse(text) as []).getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    summary: String(event.getFirstPropertyValue('summary')),
    description: String(event.getFirstPropertyValue('description')),
    start: event.getFirstProperty('dtstart')?.toICALString(),
    end: event.getFirstProperty('dtend')?.toICALString(),
    stamp: event.getFirstProperty('dtstamp')?.toICALString(),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    url: String(event.getFirstPropertyValue('url')),
  }))
}

const task = async (fields: object = {}, by = agent) =>
  (await by.post('/tasks/', { title: 'Call the lender; ask, "why"', due_date: today, ...fields })).body

const dashless = (day: string) => day.replaceAll('-', '')

describe('creating a feed', () => {
  it('shows its URL once, and stores only a hash', async () => {
    const { feed, url } = await create({ name: ' My phone ', scope: 'team', kinds: ['closing'] })
    expect(url).toMatch(/^https?:\/\/[^/]+\/api\/v1\/calendar\/feed\/cf_[\w-]{43}\.ics$/)
    expect(feed).toMatchObject({ name: 'My phone', scope: 'team', kinds: ['closing'], last_used_at: null })
    const listed = await agent.get('/calendar/feeds/')
    const secret = /cf_[\w-]+/.exec(url)?.[0] ?? ''
    const kept = JSON.stringify([listed.body, await CalendarFeedModel.find().lean(), await EventModel.find().lean()])
    expect(kept).not.toContain(secret)
  })

  it.each([
    ['name', ' '],
    ['scope', 'all'],
    ['kinds', []],
    ['kinds.0', ['meeting']],
    ['user', '0123456789abcdef01234567'],
  ])('is refused for %s', async (field, value) => {
    const refused = await agent.refused('POST', '/calendar/feeds/', {
      name: 'A',
      [field.split('.')[0] ?? field]: value,
    })
    expect([refused.status, refused.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })

  it('is limited to twenty', async () => {
    const owner = await app.signIn('agent2@north.test')
    for (let i = 0; i < 20; i++) await create({}, owner)
    expect((await owner.refused('POST', '/calendar/feeds/', { name: 'One more' })).status).toBe(409)
  })
})

describe('a feed', () => {
  it('is a calendar of all-day events that a strict parser accepts, current at each read', async () => {
    const { url } = await create()
    const { id } = await task()
    const { headers } = await subscribe(url)
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const event = (await eventsAt(url)).find(({ uid }) => uid.includes(id))
    expect(event).toMatchObject({
      summary: 'Call the lender; ask, "why"',
      start: `DTSTART;VALUE=DATE:${dashless(today)}`,
      end: `DTEND;VALUE=DATE:${dashless(addDays(today, 1))}`,
      stamp: expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
    })
    expect(event?.url).toContain(`/agent/tasks?task=${id}`)
  })

  it('says until when something is due, and which contractual date is not confirmed yet', async () => {
    const deal = await createDeal(agent, board, { name: 'Elm', dates: { closing: addDays(today, 20) } })
    const due_rule = { anchor: 'closing', item: null, offset: -3, unit: 'calendar', roll: 'none', skip_holidays: true }
    const disclosure = { deal: deal.id, title: 'Disclosure', kind: 'key_date', due_rule, due_time: '17:00' }
    const { id } = (await agent.post('/tasks/', disclosure)).body
    const { url } = await create()
    const read = async () => (await eventsAt(url)).find(({ uid }) => uid.includes(id))
    const due = 'Key date · Elm · Due by 5:00 PM ET'
    expect(await read()).toMatchObject({ summary: 'Disclosure · Elm', description: due })
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: addDays(today, 27) } })
    expect(await read()).toMatchObject({
      summary: 'Disclosure (date to confirm) · Elm',
      description: `${due} · The contract may say a different day. Confirm the date`,
    })
    const { results } = (await agent.get(`/calendar/?from=${today}&to=${addDays(today, 30)}&deal=${deal.id}`)).body
    expect(results.find((one) => one.id === id)).toMatchObject({ time: '17:00', to_confirm: true })
  })

  it('has an appointment at its time, and leads to it', async () => {
    const summer =
      Number(today.slice(5, 7)) < 7 ? `${today.slice(0, 4)}-07-15` : `${Number(today.slice(0, 4)) + 1}-07-15`
    const deal = await createDeal(agent, board, { name: '9 Elm Court' })
    const hours = { starts: '14:30', ends: '15:15' }
    const body = { title: 'Showing', kind: 'showing', deal: deal.id, date: summer, place: '9 Elm Court', ...hours }
    const { id } = (await agent.post('/appointments/', body)).body
    const { url } = await create()
    const read = async () => (await eventsAt(url)).find(({ uid }) => uid === `appointment-${id}@protracker`)
    expect(await read()).toMatchObject({
      summary: 'Showing · 9 Elm Court',
      description: 'Appointment · 9 Elm Court',
      start: `DTSTART:${dashless(summer)}T183000Z`,
      end: `DTEND:${dashless(summer)}T191500Z`,
    })
    expect((await read())?.url).toContain(`/agent/calendar?date=${summer}&appointment=${id}`)
  })

  it('escapes its name', async () => {
    const name = 'Maya’s; "closings", \\ etc\nBEGIN:VEVENT'
    const { url } = await create({ name })
    const { text } = await subscribe(url)
    const said = String.raw`ProTracker · Maya’s\; "closings"\, \\ etc\nBEGIN:VEVENT`
    expect(text.split('\r\n')).toEqual(expect.arrayContaining([`NAME:${said}`, `X-WR-CALNAME:${said}`]))
    expect(await eventsAt(url)).toBeInstanceOf(Array)
  })

  it('keeps the UID of an entry that moves, and says that it changed', async () => {
    const { url } = await create()
    const { id } = await task()
    const before = (await eventsAt(url)).find(({ uid }) => uid.includes(id))
    await agent.patch(`/tasks/${id}/`, { due_date: addDays(today, 3) })
    const after = (await eventsAt(url)).find(({ uid }) => uid === before?.uid)
    expect(after?.start).toBe(`DTSTART;VALUE=DATE:${dashless(addDays(today, 3))}`)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('shows the deals, milestones and tasks of its kinds, and each one once', async () => {
    const closing = addDays(today, 10)
    const deal = await createDeal(agent, board, { name: '7 Feed Lane', status: 2, dates: { closing } })
    await agent.post('/milestones/', { deal: deal.id, name: 'Inspection', due_date: today })
    await task({ deal: deal.id, title: 'Walkthrough' })
    const summaries = async (kinds?: string[]) =>
      (await eventsAt((await create({ ...(kinds && { kinds }) })).url))
        .map(({ summary }) => summary)
        .filter((summary) => summary.includes('7 Feed Lane'))
        .toSorted()
    expect(await summaries()).toEqual([
      'Closing · 7 Feed Lane',
      'Inspection · 7 Feed Lane',
      'Walkthrough · 7 Feed Lane',
    ])
    expect(await summaries(['closing'])).toEqual(['Closing · 7 Feed Lane'])
    const all = await eventsAt((await create()).url)
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length)
  })

  it('shows what its user may see at that time: their own work, or all of it', async () => {
    const owner = await app.signIn('owner@north.test')
    await task({ title: 'The agent’s errand' })
    await task({ title: 'The owner’s errand' }, owner)
    const [mine, all] = await Promise.all([create({}, owner), create({ scope: 'team' }, owner)])
    const titles = async (url: string) => (await eventsAt(url)).map(({ summary }) => summary)
    expect(await titles(mine.url)).toContain('The owner’s errand')
    expect(await titles(mine.url)).not.toContain('The agent’s errand')
    expect(await titles(all.url)).toContain('The agent’s errand')
    const assistants = await create({}, await app.signIn('assistant@north.test'))
    expect(await titles(assistants.url)).toContain('The agent’s errand')
    expect(await titles(assistants.url)).not.toContain('The owner’s errand')
    const agents = await create({ scope: 'team' })
    expect(await titles(agents.url)).not.toContain('The owner’s errand')
  })

  it('records when it was last read', async () => {
    const { feed, url } = await create({ name: 'Noted' })
    await subscribe(url)
    const { results } = (await agent.get('/calendar/feeds/')).body
    expect(results.find(({ id }) => id === feed.id)?.last_used_at).not.toBeNull()
  })
})

describe('a feed URL', () => {
  it('that is wrong, revoked, or of a user who may no longer sign in gets the same 404', async () => {
    const revoked = await create()
    await agent.delete(`/calendar/feeds/${revoked.feed.id}/`)
    await createPeople('gone')
    const gone = await create({}, await app.signIn('agent@gone.test'))
    await UserModel.updateOne({ email: 'agent@gone.test' }, { status: UserStatus.Disabled })
    const wrong = revoked.url.replace(/cf_.{43}/, `cf_${'A'.repeat(43)}`)
    const answers = await Promise.all([wrong, revoked.url, gone.url, wrong.replace('.ics', '')].map(subscribe))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const words = answers.map(({ text }) => JSON.stringify(text).replaceAll(/"request_id":"[^"]*"/g, ''))
    expect(new Set(words).size).toBe(1)
  })

  it('shows nothing of a team that its user has left', async () => {
    const { team } = await createPeople('left')
    const member = await app.signIn('agent@left.test')
    const { url } = await create({ scope: 'team' }, member)
    await task({ title: 'Of the team' }, await app.signIn('owner@left.test'))
    await task({ title: 'Of the member' }, member)
    expect(await eventsAt(url)).toHaveLength(1)
    const { _id: gone } = await UserModel.findOne({ email: 'agent@left.test' }).orFail()
    await TeamModel.updateOne({ _id: team, 'members.user': gone }, { 'members.$.status': MemberStatus.Disabled })
    expect((await subscribe(url)).text).not.toContain('Of the team')
  })

  it('belongs to its user only', async () => {
    const { feed } = await create()
    const owner = await app.signIn('owner@north.test')
    expect((await owner.refused('DELETE', `/calendar/feeds/${feed.id}/`)).status).toBe(404)
    expect(JSON.stringify((await owner.get('/calendar/feeds/')).body)).not.toContain(feed.id)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const inDays = (days: number) => addDays(today, days)
let people: People
let agent: TestClient
let agent2: TestClient
let stranger: TestClient
let board: Board

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  stranger = await app.signIn('owner@south.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
  for (const closing of [0, 3, 14, 15, -1]) {
    const name = `Closing in ${closing}`
    const deal = await createDeal(agent, board, { name, status: 2, dates: { closing: inDays(closing) } })
    await agent.post('/tasks/', { deal: deal.id, title: `Late ${closing}`, due_date: inDays(-2) })
    await agent.post('/tasks/', { deal: deal.id, title: `Now ${closing}`, due_date: today, kind: 'key_date' })
    await agent.post('/milestones/', { deal: deal.id, name: `Step ${closing}`, due_date: inDays(1) })
  }
  for (const status of [1, 1, 2])
    await agent.post('/contacts/', { first_name: 'Leda', last_name: 'Closington', status })
  await agent.post('/tasks/', { title: 'For another', due_date: today, assignee: String(people.agent2.id) })
})

describe('home', () => {
  it('has the counts of the lists that it links to', async () => {
    const home = (await agent.get('/home/')).body
    expect(home.today).toBe(today)
    const lists = [
      ['overdue_tasks', '/tasks/?due=overdue&assignee=me'],
      ['today_tasks', '/tasks/?due=today&assignee=me'],
      ['team_overdue_tasks', '/tasks/?due=overdue'],
      ['closing_soon', `/deals/?deal_status=1&closing_from=${today}&closing_to=${inDays(14)}`],
      ['new_leads', '/contacts/?status=1'],
    ] as const
    for (const [part, path] of lists) {
      expect([part, home[part].count]).toEqual([part, (await agent.get(path)).body.count])
    }
    expect([home.overdue_tasks.count, home.closing_soon.count, home.new_leads.count]).toEqual([5, 3, 2])
    expect(home.closing_soon.results.map(({ name }) => name)).toEqual(['Closing in 0', 'Closing in 3', 'Closing in 14'])
  })

  it('of an assistant begins with the work of the agents they work for', async () => {
    const assistant = await app.signIn('assistant@north.test')
    const [home, theirs] = [(await assistant.get('/home/')).body, (await agent.get('/home/')).body]
    expect(home).toEqual(theirs)
    expect(home.overdue_tasks.count).toBe(5)
    for (const path of [
      '/tasks/?assignee=me&due=overdue',
      '/deals/?agent=me',
      '/deals/?agent=me&deal_status=1',
    ] as const)
      expect([path, (await assistant.get(path)).body.count]).toEqual([path, (await agent.get(path)).body.count])
    const own = { title: 'For the assistant', due_date: inDays(-3), assignee: String(people.assistant.id) }
    await agent.post('/tasks/', own)
    expect((await assistant.get('/home/')).body.overdue_tasks.count).toBe(6)
    expect((await agent.get('/home/')).body.overdue_tasks.count).toBe(5)
  })

  it('can be limited to one team, and never shows what only others may see', async () => {
    const other = (await agent.get(`/home/?team=${'0'.repeat(24)}`)).body
    expect([other.overdue_tasks.count, other.closing_soon.count]).toEqual([0, 0])
    const theirs = (await agent2.get('/home/')).body
    expect(theirs.team_overdue_tasks.count).toBe(0)
    expect([theirs.today_tasks.count, theirs.closing_soon.count, theirs.new_leads.count]).toEqual([1, 0, 0])
  })
})

describe('what is overdue on the team', () => {
  it('counts the tasks of everyone the caller sees, and those of no one', async () => {
    const west = await createPeople('west')
    const owner = await app.signIn('owner@west.test')
    const late = { due_date: inDays(-1) }
    await owner.post('/tasks/', { title: 'Mine', ...late, assignee: String(west.owner.id) })
    await owner.post('/tasks/', { title: 'Of an agent', ...late, assignee: String(west.agent.id) })
    const deal = await createDeal(owner, await createBoard(owner, west.team))
    await owner.post('/tasks/', { title: 'Of no one', ...late, deal: deal.id, assignee: null })
    const home = (await owner.get('/home/')).body
    expect([home.overdue_tasks.count, home.team_overdue_tasks.count]).toEqual([1, 3])
  })
})

describe('the first steps', () => {
  const done = async (client: TestClient) =>
    (await client.get('/home/first_steps/')).body.results.map(({ step, done: isDone }) => `${step} ${isDone}`)

  it('are done once the records show it, for each person on their own', async () => {
    const open = [
      'deal false',
      'client false',
      'portal false',
      'contacts false',
      'teammate true',
      'notifications false',
    ]
    const east = await createPeople('east')
    const opener = await app.signIn('owner@east.test')
    expect(await done(opener)).toEqual(open)
    const own = await createBoard(opener, east.team)
    const deal = await createDeal(opener, own)
    expect(await done(opener)).toEqual(['deal true', ...open.slice(1)])
    const contact = (await opener.post('/contacts/', { first_name: 'Ann', emails: ['ann@client.test'] })).body.id
    await opener.patch(`/deals/${deal.id}/`, { parties: [{ contact, role: 'buyer' }] })
    expect(await done(opener)).toEqual(['deal true', 'client true', ...open.slice(2)])
    await opener.post('/portals/', { deal: deal.id, contact, mode: 'link' })
    await opener.patch('/notifications/settings/', { kinds: {}, daily_mail_hour: 8 })
    const names = Array.from({ length: 8 }, (_, n) => ({ first_name: 'Ben', last_name: `Hale ${n}` }))
    await opener.post('/contacts/batch/', { contacts: names })
    expect(await done(opener)).toContain('contacts false')
    await opener.post('/contacts/', { first_name: 'Carla' })
    expect(await done(opener)).toEqual(open.map((one) => one.replace('false', 'true')))
  })

  it('leave out inviting and importing for those who may not', async () => {
    expect(await done(agent2)).toEqual([
      'deal false',
      'client false',
      'portal false',
      'contacts false',
      'notifications false',
    ])
    const assistant = await app.signIn('assistant@north.test')
    expect((await done(assistant)).map((one) => one.split(' ')[0])).toEqual([
      'deal',
      'client',
      'portal',
      'notifications',
    ])
  })
})

describe('the calendar', () => {
  const entries = async (query: string, client = agent) => (await client.get(`/calendar/?${query}`)).body.results

  it('returns tasks, milestones, contractual dates and closings in the range, in order', async () => {
    const found = await entries(`from=${inDays(-2)}&to=${inDays(3)}`)
    const kinds = (kind: string) => found.filter((entry) => entry.kind === kind).length
    expect(['task', 'milestone', 'key_date', 'closing'].map(kinds)).toEqual([6, 5, 5, 3])
    expect(found.map(({ date }) => date)).toEqual(found.map(({ date }) => date).toSorted())
    expect(found[0]).toMatchObject({ kind: 'task', date: inDays(-2), late: true })
    expect(found.at(-1)).toMatchObject({ kind: 'closing', title: 'Closing', deal_name: 'Closing in 3', late: false })
    expect(await entries(`from=${today}&to=${today}&kind=closing`)).toHaveLength(1)
  })

  it('shows what the caller may see', async () => {
    expect(await entries(`from=${inDays(-2)}&to=${inDays(3)}`, agent2)).toHaveLength(1)
    expect(await entries(`from=${inDays(-2)}&to=${inDays(3)}`, stranger)).toEqual([])
  })

  it('refuses an invalid or too long range', async () => {
    const reason = async (query: string) => (await agent.refused('GET', `/calendar/?${query}`)).errors?.[0]
    expect(await reason(`from=${today}&to=${inDays(-1)}`)).toEqual({
      field: 'to',
      reason: 'can’t be before the first day',
    })
    expect((await reason(`from=${today}&to=${inDays(400)}`))?.field).toBe('to')
    expect((await agent.get(`/calendar/?from=${today}&to=${inDays(399)}`)).status).toBe(200)
    expect((await reason(`to=${today}`))?.field).toBe('from')
  })
})

describe('search', () => {
  it('finds deals, contacts and tasks by word prefixes, five of each', async () => {
    const found = (await agent.get('/search/?q=clos')).body
    expect([found.deals.length, found.contacts.length, found.tasks.length]).toEqual([5, 3, 5])
    expect(found.contacts[0]).toMatchObject({ name: 'Leda Closington', email: '' })
    const task = (await agent.get('/search/?q=late%203')).body.tasks[0]
    expect(task).toMatchObject({ title: 'Late 3', deal_name: 'Closing in 3' })
  })

  it('finds nothing that only others may see', async () => {
    for (const client of [agent2, stranger]) {
      expect((await client.get('/search/?q=clos')).body).toEqual({ deals: [], contacts: [], tasks: [] })
    }
  })
})

/** Exports of lists other than deals: filters, columns, and what the reader may see. */
import mongoose from 'mongoose'
import { AgentRole } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { wallClock } from '#rules/calendar/wall-clock.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { MARK, readExports } from './read-exports.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let count = 0
const { file, rows } = readExports(app, () => owner)

beforeEach(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent'], `north${count++}`))
})

describe('an export', () => {
  it('has all fields of contacts, with numbers as they’re dialed, and instants in the account’s time zone', async () => {
    const phones = ['+1 860 555 0142 x12', '860.555.0143', '+49 30 1234567', '555-0144']
    const fields = { first_name: 'Priya', last_name: 'Whitaker', company: '=1+1', phones }
    const made = await agent.post('/contacts/', {
      ...fields,
      emails: ['priya@example.test'],
      birthday: '1988-04-12',
    })
    await agent.post('/contacts/', { last_name: 'Else' })
    expect(await rows('/contacts/export/?q=priya', agent)).toMatchObject([
      {
        'First name': 'Priya',
        Company: "'=1+1",
        Phones: '(860) 555-0142 ext. 12; (860) 555-0143; 011 49 30 1234567; 555-0144',
        Emails: 'priya@example.test',
        Birthday: '1988-04-12',
        Status: 'New Lead',
        Owner: `agent north${count - 1}`,
        Created: wallClock('America/New_York', new Date(made.body.created_at)),
      },
    ])
  })

  it('has tasks by the filters of their list', async () => {
    const deal = await createDeal(agent, board)
    const assignee = String(people.agent.id)
    await agent.post('/tasks/', { deal: deal.id, title: 'Order the appraisal', due_date: '2026-12-01', assignee })
    await agent.post('/tasks/', { deal: deal.id, title: 'No one’s', assignee: null })
    expect(await rows('/tasks/export/?assignee=me', agent)).toMatchObject([
      {
        Task: 'Order the appraisal',
        Deal: '402 Maple Street',
        Due: '2026-12-01',
        Progress: 'Not started',
        Assignee: `agent north${count - 1}`,
      },
    ])
  })

  it('has deleted deals, with who deleted them', async () => {
    const deal = await createDeal(owner, board, { list_price: 100_000_00 })
    await owner.delete(`/deals/${deal.id}/`)
    expect(await rows('/deleted_deals/export/')).toMatchObject([
      { Name: '402 Maple Street', Price: '100000', 'Deleted by': `owner north${count - 1}` },
    ])
  })

  it('has the calendar’s days by its filters, without completed entries if hidden', async () => {
    const deal = await createDeal(agent, board, { dates: { closing: '2031-03-12' } })
    const make = (title: string, due_date: string) => agent.post('/tasks/', { deal: deal.id, title, due_date })
    const { id } = (await make('Order the appraisal', '2031-03-03')).body
    await agent.patch(`/tasks/${id}/`, { due_time: '17:00' })
    const done = (await make('Photograph it', '2031-03-02')).body
    await agent.post(`/tasks/${done.id}/complete/`)
    await make('Too late for it', '2031-04-01')
    const hours = { starts: '14:30', ends: '15:15' }
    await agent.post('/appointments/', { title: 'Showing', date: '2031-03-20', place: '7 Oak Road', ...hours })
    const march = '/calendar/export/?from=2031-03-01&to=2031-03-31'
    const { text, headers } = await file(`${march}&done=false`, agent)
    expect(text.replaceAll(/[0-9a-f]{24}/g, 'id')).toBe(
      `${MARK}Day,Time,Until,What,Kind,Deal,Contact,Location,Progress,Overdue,To confirm,ID\r\n` +
        `2031-03-03,17:00,,Order the appraisal,Task,402 Maple Street,,,Not started,,,id\r\n` +
        `2031-03-12,,,Closing,Closing,402 Maple Street,,,Not started,,,id\r\n` +
        `2031-03-20,14:30,15:15,Showing,Appointment,,,7 Oak Road,,,,id\r\n`,
    )
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="calendar-/)
    const titles = async (path: string, by = agent) => (await rows(path, by)).map(({ What }) => What)
    expect(await titles(march)).toEqual(['Photograph it', 'Order the appraisal', 'Closing', 'Showing'])
    expect(await titles(`${march}&kind=closing`)).toEqual(['Closing'])
    expect(await titles(`${march}&workspace=${board.workspace}&q=oak`)).toEqual([])
    expect(await titles(march, await app.signIn(people.agent2.email))).toEqual([])
    const { errors } = await agent.refused('GET', '/calendar/export/?from=2031-03-31&to=2031-03-01')
    expect(errors).toEqual([{ field: 'to', reason: 'can’t be before the first day' }])
  })

  it('has the audit log’s events by its filters, each once, with changes as recorded', async () => {
    const deal = await createDeal(agent, board, { name: '=1+1 Ash Lane', list_price: 300_000_00 })
    await agent.patch(`/deals/${deal.id}/`, { list_price: 290_000_00, headline: 'Last offer' })
    const [last, first] = await rows(`/audit/export/?entity_id=${deal.id}`)
    expect(last).toMatchObject({
      Who: `agent north${count - 1}`,
      Action: 'changed the deal “=1+1 Ash Lane”',
      'Record type': 'Deal',
      Record: "'=1+1 Ash Lane",
      'Action code': 'update',
      'Record ID': deal.id,
    })
    expect(last?.['Changes']?.split('\n')).toContain('list_price: 30000000 → 29000000')
    expect(first).toMatchObject({ 'Action code': 'create' })
    expect(await rows(`/audit/export/?entity_id=${deal.id}&op=create`)).toHaveLength(1)
    expect((await agent.get('/audit/export/')).status).toBe(403)
  })

  it('is recorded in the audit log: who exported which list, how many rows, with which filters, but no contents', async () => {
    await agent.post('/contacts/', { last_name: 'Whitaker', company: 'Secretive' })
    await agent.post('/contacts/', { last_name: 'Else' })
    const taken = await file('/contacts/export/?q=whitaker&status=1', agent)
    await file('/deals/export/?archived=true', agent)
    for (const list of ['deleted_deals', 'tasks', 'teams', 'audit']) await file(`/${list}/export/`)
    const told = (await owner.get('/audit/?entity=export')).body.results
    expect(told.map(({ actor_name, summary }) => `${actor_name?.split(' ')[0]} ${summary}`)).toEqual([
      expect.stringMatching(/^owner exported audit: \d+ rows$/),
      expect.stringMatching(/^owner exported members: \d+ rows$/),
      'owner exported tasks: 0 rows',
      'owner exported deleted deals: 0 rows',
      'agent exported archived deals: 0 rows',
      'agent exported contacts: 1 row',
    ])
    const contacts = told.at(-1)
    expect(contacts?.diff).toEqual([
      { field: 'list', from: null, to: 'contacts' },
      { field: 'rows', from: null, to: 1 },
      { field: 'filters.q', from: null, to: 'whitaker' },
      { field: 'filters.status', from: null, to: [1] },
    ])
    expect(contacts?.request_id).toBe(taken.headers.get('X-Request-Id'))
    expect(JSON.stringify(told)).not.toContain('Secretive')
  })

  it('is not recorded if it was refused', async () => {
    await owner.refused('GET', '/contacts/export/?status=99')
    expect((await (await app.signIn(people.assistant.email)).get('/contacts/export/')).status).toBe(403)
    expect((await owner.get('/audit/?entity=export')).body.results).toEqual([])
  })

  it('has all events of the audit log, however many batches it takes', async () => {
    const one = await EventModel.collection.findOne({ account: people.account })
    const first = 1_000_000
    const copies = Array.from({ length: 1_200 }, (_, at) => {
      const _id = new mongoose.Types.ObjectId()
      return { ...one, _id, stream: _id, seq: first + at, op: 'copied' }
    })
    await EventModel.collection.insertMany(copies)
    const ids = (await rows('/audit/export/?op=copied')).map((row) => row['Event ID'])
    expect([ids.length, new Set(ids).size]).toEqual([1_200, 1_200])
  })

  it('has the lines of a commission that their reader may see, in dollars', async () => {
    const agents = [
      { user: String(people.agent.id), role: AgentRole.lead, share_bp: 6_000 },
      { user: String(people.agent2.id), role: AgentRole.co, share_bp: 4_000 },
    ]
    const terms = { list_price: 500_000_00, commission: { rate_bp: 250, referral_bp: 2_500 } }
    const deal = await createDeal(owner, board, { agents, ...terms })
    const path = `/deals/${deal.id}/commission/export/`
    const lines = await rows(path)
    expect(lines[0]).toEqual({
      Deal: '402 Maple Street',
      Line: 'Buyer side',
      Agent: '',
      Of: '500000',
      'Rate (%)': '2.5',
      Amount: '12500',
      'Paid to': '',
      Why: '2.5% of $500,000',
    })
    const paid = lines.filter((line) => line['Paid to'] !== '').map(({ Amount }) => Number(Amount))
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(12_500)
    const own = await rows(path, agent)
    expect(new Set(own.map(({ Agent }) => Agent))).toEqual(new Set([`agent north${count - 1}`]))
    expect(JSON.stringify(own)).not.toMatch(/12500|3750/)
  })

  it('has the members of teams, one row for each team that they are in', async () => {
    const team = `/teams/${String(people.team)}/` as const
    await owner.post(`${team}members/`, { email: `=theo${count}@example.com`, first_name: 'Theo', role: 'agent' })
    const members = await rows('/teams/export/')
    expect(members.at(-1)).toMatchObject({ 'First name': 'Theo', Role: 'Agent', Status: 'Invited' })
    expect(members.at(-1)?.['Email']).toBe(`'=theo${count}@example.com`)
    expect(members).toHaveLength((await owner.get('/teams/')).body.results.flatMap((one) => one.members).length)
  })
})

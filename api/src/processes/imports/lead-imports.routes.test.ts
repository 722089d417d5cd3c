/** Files of leads: imported as leads of a source, and handed out by the account's rules. */
import type { Import, ImportUpdate } from 'openapi'
import type { Types } from 'mongoose'
import { ImportState } from 'openapi/codes'

import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { runImports } from './run-imports.command.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
const quiet = pino({ level: 'silent' })
const COLUMNS = ['First name', 'Last name', 'Email', 'Agent', 'ZIP code', 'Budget', 'Comments']
let people: People
let owner: TestClient
let agent: TestClient
let source: string
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent } = await openTeam(app, ['agent'], `fair${count++}`))
  source = (await owner.post('/lead_sources/', { kind: 'file', name: 'Open house', source: 2 })).body.id
})

const row = (first: string, { email = '', of = '', zip = '', budget = '', comments = '' } = {}) => [
  first,
  'Lead',
  email,
  of,
  zip,
  budget,
  comments,
]

async function check(rows: string[][], { by = owner, ...choose }: ImportUpdate & { by?: TestClient } = {}) {
  const begun = await by.post('/contacts/import/', { file_name: 'sheet.csv', columns: COLUMNS, lead_source: source })
  expect(begun.body).toMatchObject({ lead_source: source })
  const { id, mapping } = begun.body
  expect((await by.post(`/imports/${id}/rows/`, { from: 0, rows })).status).toBe(200)
  return by.patch(`/imports/${id}/`, { mapping, ...choose })
}

async function run(one: Import, action: 'start' | 'undo' = 'start', by = owner): Promise<Import> {
  expect((await by.post(`/imports/${one.id}/${action}/`)).status).toBe(200)
  await runImports(quiet)
  return (await by.get(`/imports/${one.id}/`)).body
}

const turns = (users: readonly Types.ObjectId[]) => [
  { name: 'Turns', way: 'rotation' as const, users: users.map(String) },
]
const leads = async () =>
  (await owner.get('/contacts/?page_size=100')).body.results.toSorted((a, b) =>
    a.first_name.localeCompare(b.first_name),
  )
const ownersOf = async () => (await leads()).map((lead) => [lead.first_name, lead.owner])
const noticesOf = async (user: Types.ObjectId) =>
  (await NotificationModel.find({ user }).lean()).map(({ text, subject }) => [text, subject])

it('hands its people out in rotation, and tells each agent once', async () => {
  const [first, second] = [people.agent.id, people.agent2.id]
  await owner.patch('/lead_routing/', { rules: turns([first, second]) })
  const one = (await check(['Ann', 'Bob', 'Cy', 'Dee'].map((name) => row(name, { comments: `${name} asks` })))).body
  expect(await run(one)).toMatchObject({ state: ImportState.done, imported: 4 })
  expect(await ownersOf()).toEqual([
    ['Ann', String(first)],
    ['Bob', String(second)],
    ['Cy', String(first)],
    ['Dee', String(second)],
  ])
  expect(await noticesOf(first)).toEqual([['2 new leads from Open house', 'Ann Lead, and 1 more']])
  expect(await noticesOf(people.owner.id)).toEqual([])
})

it('tells each agent once, however many parts the file has', async () => {
  const [first, second] = [people.agent.id, people.agent2.id]
  await owner.patch('/lead_routing/', { rules: turns([first, second]) })
  const rows = Array.from({ length: 520 }, (_, n) => row(`Lead${n}`, { email: `lead${n}@example.com` }))
  const begun = await owner.post('/contacts/import/', { file_name: 'l.csv', columns: COLUMNS, lead_source: source })
  const { id, mapping } = begun.body
  await owner.post(`/imports/${id}/rows/`, { from: 0, rows: rows.slice(0, 500) })
  await owner.post(`/imports/${id}/rows/`, { from: 500, rows: rows.slice(500) })
  const one = (await owner.patch(`/imports/${id}/`, { mapping, on_duplicate: 'create' })).body
  expect(await run(one)).toMatchObject({ state: ImportState.done, imported: 520 })
  for (const user of [first, second])
    expect(await noticesOf(user)).toEqual([['260 new leads from Open house', expect.stringMatching(/, and 259 more$/)]])
}, 60_000)

it('notes what each asked and what the row said, and goes on where the rotation stands', async () => {
  const [first, second] = [people.agent.id, people.agent2.id]
  await owner.patch('/lead_routing/', { rules: turns([first, second]) })
  const sheet = row('Ann', { email: 'ann@example.com', zip: '78704', budget: '450000', comments: 'Is it sold?' })
  await run((await check([sheet])).body)
  const [lead] = await leads()
  expect(lead).toMatchObject({ source: 2, notes: '', price: 45_000_000, status: 1 })
  const inquiry = await InquiryModel.findOne({ contact: lead?.id ?? '' }).lean()
  expect(inquiry).toMatchObject({
    kind: 'file',
    message: 'Is it sold?',
    made_contact: true,
    person: { first_name: 'Ann', emails: ['ann@example.com'] },
    property: { price: 45_000_000 },
    assignment: { rule: 'Turns', way: 'rotation' },
    origin: { raw: expect.stringContaining('Comments: Is it sold?') },
  })
  const api = (await owner.post('/lead_sources/', { kind: 'api', name: 'Portal' })).body.id
  await owner.post('/leads/', { lead_source: api, first_name: 'Next' })
  expect(await ownersOf()).toContainEqual(['Next', String(second)])
})

it('leaves an owner whom a row names, and decides by the ZIP code and the price of others', async () => {
  const rules = [
    { name: 'Zilker', way: 'person' as const, users: [String(people.agent.id)], zips: ['78704'] },
    { name: 'Expensive', way: 'person' as const, users: [String(people.admin.id)], price_from: 100_000_000 },
  ]
  expect((await owner.patch('/lead_routing/', { rules })).status).toBe(200)
  const one = await check([
    row('Ann', { zip: '78704' }),
    row('Bob', { budget: '1200000' }),
    row('Cy', { zip: '78704', of: `agent2@fair${count - 1}.test` }),
    row('Dee'),
  ])
  await run(one.body)
  expect(await ownersOf()).toEqual([
    ['Ann', String(people.agent.id)],
    ['Bob', String(people.admin.id)],
    ['Cy', String(people.agent2.id)],
    ['Dee', String(people.owner.id)],
  ])
})

it('notes that someone who is there already asked again, and skips them unless that’s chosen', async () => {
  const known = { first_name: 'Ann', last_name: 'Lead', emails: ['ann@example.com'], status: 5 }
  const { id } = (await agent.post('/contacts/', known)).body
  const again = [row('Ann', { email: 'ann@example.com', comments: 'Selling now' })]
  const skipped = (await check([...again, row('Bob')])).body
  expect(await run(skipped)).toMatchObject({ imported: 1, skipped: 1 })
  expect(await InquiryModel.countDocuments({ contact: id })).toBe(0)

  const one = (await check(again, { on_duplicate: 'update' })).body
  expect(await run(one)).toMatchObject({ imported: 0, updated: 1 })
  expect((await owner.get(`/contacts/${id}/`)).body).toMatchObject({
    notes: '',
    owner: String(people.agent.id),
    next_follow_up: expect.stringMatching(/^\d{4}-/),
  })
  expect(await InquiryModel.findOne({ contact: id }).lean()).toMatchObject({ made_contact: false, assignment: null })
  expect(await noticesOf(people.agent.id)).toEqual([['New inquiry from Open house', 'Ann Lead']])

  await run(one, 'undo')
  expect(await InquiryModel.countDocuments({ contact: id })).toBe(0)
  expect((await owner.get(`/contacts/${id}/`)).status).toBe(200)
})

it('is undone with all it noted, but for someone who was worked with since', async () => {
  const one = (await check([row('Ann'), row('Bob')])).body
  await run(one)
  const [ann] = await leads()
  expect((await owner.post('/activities/', { contact: ann?.id, kind: 'text' })).status).toBe(201)
  const undone = await run(one, 'undo')
  expect(undone).toMatchObject({ state: ImportState.undone, removed: 1, kept: [{ name: 'Ann Lead' }] })
  expect((await leads()).map((lead) => lead.first_name)).toEqual(['Ann'])
  expect((await InquiryModel.find({ lead_source: source }).lean()).map(({ contact }) => String(contact))).toEqual([
    ann?.id,
  ])
})

it('puts leads into the pond, where they’re claimed', async () => {
  await owner.patch('/lead_routing/', { rules: [{ name: 'All', way: 'pond' as const, users: [] }] })
  await run((await check([row('Ann'), row('Bob')])).body)
  const [ann] = await leads()
  expect(ann?.claim).toMatchObject({ state: 'pond' })
  expect(await noticesOf(people.agent.id)).toEqual([['2 new leads to claim from Open house', 'Ann Lead, and 1 more']])
  expect((await agent.post(`/contacts/${ann?.id ?? ''}/claim/`)).status).toBe(200)
})

it('refuses a source that isn’t there, is retired or belongs to deals', async () => {
  const file = { file_name: 'sheet.csv', columns: COLUMNS }
  const unknown = await owner.refused('POST', '/contacts/import/', { ...file, lead_source: '0'.repeat(24) })
  expect(unknown).toMatchObject({ status: 400, errors: [{ field: 'lead_source' }] })
  const checked = (await check([row('Ann')])).body
  await owner.patch(`/lead_sources/${source}/`, { retired: true })
  const retired = await owner.refused('PATCH', `/imports/${checked.id}/`, { lead_source: source })
  expect(retired).toMatchObject({ status: 400, errors: [{ field: 'lead_source', reason: 'is retired' }] })
  expect((await owner.patch(`/imports/${checked.id}/`, { lead_source: null })).body.lead_source).toBeNull()
})

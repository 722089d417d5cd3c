import type { Import, ImportUpdate } from 'openapi'
import { DuplicateChoice, ImportState } from 'openapi/codes'
import Papa from 'papaparse'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import type { Board } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { runImports } from './run-imports.command.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
const quiet = pino({ level: 'silent' })
const COLUMNS = ['First name', 'Last name', 'Email', 'Phone', 'Tags', 'Owner', 'City', 'Birthday', 'Notes']
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent'], `west${count++}`))
})

type Fields = Partial<
  Record<'first' | 'last' | 'email' | 'phone' | 'tags' | 'owner' | 'city' | 'birthday' | 'notes', string>
>

const row = ({ first = '', last = '', email = '', phone = '', tags = '', owner: of = '', ...more }: Fields) => [
  first,
  last,
  email,
  phone,
  tags,
  of,
  more.city ?? '',
  more.birthday ?? '',
  more.notes ?? '',
]

/** Uploads a file as the screen does, and takes the suggested mapping. */
async function send(
  rows: string[][],
  { by = owner, ...choose }: ImportUpdate & { by?: TestClient } = {},
): Promise<Import> {
  const begun = await by.post('/contacts/import/', { file_name: 'phone.csv', columns: COLUMNS })
  const { id, mapping } = begun.body
  for (let from = 0; from < rows.length; from += 500) {
    const sent = await by.post(`/imports/${id}/rows/`, { from, rows: rows.slice(from, from + 500) })
    expect(sent.status).toBe(200)
  }
  const checked = await by.patch(`/imports/${id}/`, { mapping, ...choose })
  expect(checked.status).toBe(200)
  return checked.body
}
const read = async (one: Import, by = owner) => (await by.get(`/imports/${one.id}/`)).body
const listed = async (one: Import, query = '') => (await owner.get(`/imports/${one.id}/rows/?${query}`)).body.results
async function run(one: Import, action: 'start' | 'undo' = 'start', by = owner): Promise<Import> {
  expect((await by.post(`/imports/${one.id}/${action}/`)).status).toBe(200)
  await runImports(quiet)
  return read(one, by)
}
const contacts = async (query = '', by = owner) =>
  (await by.get(`/contacts/?count=exact&sort=last_name&page_size=100&${query}`)).body
const priya = { first_name: 'Priya', last_name: 'Whitaker', emails: ['priya@example.com'] }

describe('an imported file of contacts', () => {
  it('is mapped by guessing and checked: new, duplicate of whom, or wrong, without creating anyone', async () => {
    const { id } = (await owner.post('/contacts/', priya)).body
    const one = await send([
      row({ first: 'Ann', last: 'Lee', email: 'ann@example.com' }),
      row({ first: 'Priya', last: 'Whitaker', email: 'PRIYA@example.com', phone: '860-555-0142' }),
      row({ first: 'Ann', last: 'Lee', email: 'ann@example.com', phone: '(860) 555-0199' }),
      row({ first: 'Bad', email: 'no-one', birthday: '31/12/1980' }),
      row({ notes: 'No one at all' }),
    ])
    expect(one).toMatchObject({
      entity: 'contact',
      workspace: null,
      state: ImportState.ready,
      mapping: {
        first_name: 0,
        last_name: 1,
        emails: 2,
        phones: 3,
        labels: 4,
        owner: 5,
        city: 6,
        birthday: 7,
        notes: 8,
      },
      good: 4,
      bad: 1,
      duplicates: 2,
      plan: { create: 2, update: 0, skip: 2 },
      warned: 1,
    })
    expect(one.warnings).toEqual([
      { row: 5, field: 'emails', column: 'Email', value: 'no-one', reason: 'must be an email address' },
      {
        row: 5,
        field: 'birthday',
        column: 'Birthday',
        value: '31/12/1980',
        reason: 'isn’t a real date',
      },
    ])
    expect(one.problems).toEqual([
      {
        row: 6,
        field: 'name',
        column: 'Full name',
        value: '',
        reason: 'is needed, or a company, email address or phone number',
      },
    ])
    expect(await listed(one, 'state=duplicate')).toEqual([
      {
        row: 3,
        name: 'Priya Whitaker',
        state: 'duplicate',
        match: { contact: id, row: null, name: 'Priya Whitaker', score: 95, reasons: ['name', 'email'] },
        choice: null,
        problems: [],
      },
      {
        row: 4,
        name: 'Ann Lee',
        state: 'duplicate',
        match: { contact: null, row: 2, name: 'Ann Lee', score: 95, reasons: ['name', 'email'] },
        choice: null,
        problems: [],
      },
    ])
    expect((await listed(one)).map(({ state }) => state)).toEqual(['new', 'duplicate', 'duplicate', 'new', 'wrong'])
    expect((await contacts()).count).toBe(1)
  })

  it('becomes contacts with history, found by search and by duplicates', async () => {
    const done = await run(
      await send([
        row({
          first: 'Ann',
          last: 'Lee',
          email: 'ann@example.com; lee@example.com',
          phone: '860-555-0142 x12',
          city: 'Hartford',
          notes: 'Met at 402 Maple',
        }),
        row({ first: 'Bob', last: 'Moss', owner: people.agent.email, birthday: '4/12/1988' }),
      ]),
    )
    expect(done).toMatchObject({
      state: ImportState.done,
      imported: 2,
      updated: 0,
      skipped: 0,
      good: 2,
      bad: 0,
      done: 2,
    })
    const [ann, bob] = (await contacts()).results
    expect(ann).toMatchObject({
      emails: ['ann@example.com', 'lee@example.com'],
      phones: ['860-555-0142 ext. 12'],
      address: { city: 'Hartford' },
      notes: 'Met at 402 Maple',
      owner: String(people.owner.id),
      status: 1,
    })
    expect(bob).toMatchObject({ owner: String(people.agent.id), birthday: '1988-04-12' })
    expect((await contacts('q=moss')).results.map(({ id }) => id)).toEqual([bob?.id])
    const draft = { first_name: 'Ann', last_name: 'Lee', phones: ['(860) 555-0142'] }
    expect((await owner.post('/contacts/duplicates/check/', draft)).body.results).toMatchObject([
      { contact: { id: ann?.id } },
    ])
    expect(await EventModel.countDocuments({ account: people.account, op: 'import', entity: 'contact' })).toBe(2)
    const timeline = await owner.get(`/contacts/${ann?.id}/timeline/`)
    expect(timeline.body.results).toMatchObject([{ type: 'change', op: 'import', changes: [] }])
  })

  it('takes a messy spreadsheet, without the cells that make no sense, and names them', async () => {
    const columns = ['Client First', 'Client Last', 'E-mail Addr', 'Cell #', 'Temp', 'D.O.B.', 'Budget', 'Zip Code']
    const { id, mapping } = (await owner.post('/contacts/import/', { file_name: 'messy.csv', columns })).body
    const rows = [
      ['Ann', 'Lee', 'ann@example.com', '860.555.0142 x12', 'hot', '3/4/85', '$450k', '06103'],
      ['Bo', 'Li', 'bo at example', 'call her', 'tepid', '4-Mar-1985', '1.2M', ''],
      ['Cy', 'Moss', '', '(860) 555-0143', '', 'March 4, 1985', 'a lot', '787'],
      ['', '', 'no-one', '', '', '', '', ''],
    ]
    await owner.post(`/imports/${id}/rows/`, { from: 0, rows })
    const checked = (await owner.patch(`/imports/${id}/`, { mapping })).body
    expect(checked).toMatchObject({ good: 3, bad: 1, warned: 2, plan: { create: 3 } })
    expect(checked.warnings.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'E-mail Addr', 'bo at example'],
      [3, 'Cell #', 'call her'],
      [3, 'Temp', 'tepid'],
      [4, 'Zip Code', '787'],
      [4, 'Budget', 'a lot'],
    ])
    expect(checked.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [5, 'is needed, or a company, email address or phone number'],
      [5, 'must be an email address'],
    ])
    expect(await run(checked)).toMatchObject({ imported: 3, bad: 1, warned: 2 })
    expect((await contacts()).results).toMatchObject([
      {
        phones: ['860.555.0142 ext. 12'],
        temperature: 3,
        birthday: '1985-03-04',
        price: 450_000_00,
        address: { zip: '06103' },
      },
      { last_name: 'Li', emails: [], phones: [], temperature: 0, birthday: '1985-03-04', price: 1_200_000_00 },
      { last_name: 'Moss', birthday: '1985-03-04', price: null },
    ])
    const file = async (query: string) =>
      (await owner.get(`/imports/${id}/rejected/${query}` as '/imports/{id}/rejected/')).body
    expect(await file('?of=cells')).toContain('What was left out')
    expect(await file('?of=cells')).toContain('E-mail Addr must be an email address; Cell # must be a phone number')
    expect(await file('?of=cells')).not.toContain('no-one')
    expect(await file('')).toContain('no-one')
  })

  it('takes what was exported, as it was', async () => {
    const phones = ['512-555-0199 x12', '+49 30 1234567']
    const made = (await owner.post('/contacts/', { ...priya, phones, birthday: '1985-03-04', price: 450_000_00 })).body
    const file = Papa.parse<string[]>((await owner.get('/contacts/export/')).body.trim())
    await owner.delete(`/contacts/${made.id}/`)
    const [columns = [], ...rows] = file.data
    const { id, mapping } = (await owner.post('/contacts/import/', { file_name: 'a.csv', columns })).body
    await owner.post(`/imports/${id}/rows/`, { from: 0, rows })
    const checked = (await owner.patch(`/imports/${id}/`, { mapping })).body
    expect(checked).toMatchObject({ good: 1, bad: 0, warned: 0 })
    await run(checked)
    const [again] = (await contacts()).results
    const { emails, birthday, price } = made
    expect(again).toMatchObject({ emails, birthday, price })
    expect(again?.phones).toEqual(['(512) 555-0199 ext. 12', '011 49 30 1234567'])
    const other = { last_name: 'Whitaker', first_name: 'Priya', phones: ['+49301234567'] }
    expect((await owner.post('/contacts/duplicates/check/', other)).body.results).toHaveLength(1)
  })

  it('gives people without a status the one that is chosen, and leaves the others theirs', async () => {
    const columns = ['First name', 'Last name', 'Status']
    const { id, mapping } = (await owner.post('/contacts/import/', { file_name: 'past.csv', columns })).body
    const rows = [
      ['Ann', 'Lee', ''],
      ['Bo', 'Li', 'Qualified'],
    ]
    await owner.post(`/imports/${id}/rows/`, { from: 0, rows })
    const { body: one } = await owner.patch(`/imports/${id}/`, { mapping, status: 5 })
    expect(one.status).toBe(5)
    await run(one)
    const { results } = await contacts()
    expect(results.map(({ first_name, status }) => [first_name, status])).toEqual([
      ['Ann', 5],
      ['Bo', 3],
    ])
  })

  it('creates missing labels only if an owner or admin agrees', async () => {
    const rows = [
      row({ first: 'Ann', last: 'Lee', tags: 'Client, Investor' }),
      row({ first: 'Bo', last: 'Li', tags: 'investor;* myContacts' }),
    ]
    await owner.post('/labels/', { name: 'Client' })
    const refused = await send(rows)
    expect(refused).toMatchObject({ good: 2, bad: 0, warned: 2, missing_labels: ['Investor'] })
    expect(refused.warnings[0]).toMatchObject({
      field: 'labels',
      value: 'Investor',
      reason: 'isn’t one of your labels',
    })
    const agreed = (await owner.patch(`/imports/${refused.id}/`, { make_labels: true })).body
    expect(agreed).toMatchObject({ good: 2, warned: 0, warnings: [], missing_labels: ['Investor'] })
    await run(agreed)
    const { results } = (await owner.get('/labels/')).body
    expect(results.map(({ name }) => name)).toEqual(['Client', 'Investor'])
    const [, investor] = results
    expect((await contacts(`labels=${investor?.id}`)).count).toBe(2)
    expect(await run(agreed, 'undo')).toMatchObject({ state: ImportState.undone, removed: 2, kept: [] })
    expect((await owner.get('/labels/')).body.results.map(({ name }) => name)).toEqual(['Client'])
    const own = await send(rows, { by: agent })
    const asked = await agent.refused('PATCH', `/imports/${own.id}/`, { make_labels: true })
    expect(asked.status).toBe(403)
  })

  it('takes the account’s own fields by their kinds', async () => {
    const field = async (name: string, kind: string, options?: object) =>
      (await owner.post('/custom_fields/', { entity: 'contact', name, kind, ...options })).body.key
    const budget = await field('Budget', 'money')
    const wants = await field('Wants', 'choices', { options: [{ name: 'Garage' }, { name: 'Waterfront' }] })
    const since = await field('Member since', 'date')
    const columns = ['Name', 'Budget', 'Wants', 'Member since']
    const { id, mapping } = (await owner.post('/contacts/import/', { file_name: 'a.csv', columns })).body
    expect(mapping).toEqual({
      name: 0,
      [`custom_fields.${budget}`]: 1,
      [`custom_fields.${wants}`]: 2,
      [`custom_fields.${since}`]: 3,
    })
    const rows = [
      ['Ann Lee', '$415,000', 'waterfront; Garage', '1/2/2020'],
      ['Bo Li', 'much', 'Pool', 'soon'],
    ]
    await owner.post(`/imports/${id}/rows/`, { from: 0, rows })
    const checked = (await owner.patch(`/imports/${id}/`, { mapping })).body
    expect(checked.warnings.map(({ column, reason }) => [column, reason])).toEqual([
      ['Budget', 'must be an amount such as 512,000'],
      ['Wants', 'must be one of Garage, Waterfront'],
      ['Member since', 'must be a date such as 2026-12-12 or 12/12/2026'],
    ])
    await run(checked)
    const [ann] = (await contacts()).results
    expect(ann?.custom_fields).toMatchObject({ [budget]: 415_000_00, [since]: '2020-01-02' })
    expect(ann?.custom_fields[wants]).toEqual(['waterfront', 'garage'])
  })

  it.each([
    ['another kind’s field', { mapping: { street: 0, mls_number: 1 } }, 'mapping.mls_number'],
    ['an unknown own field', { mapping: { 'custom_fields.height': 0 } }, 'mapping.custom_fields.height'],
    ['a column that isn’t there', { mapping: { emails: [2, 90] } }, 'mapping.emails'],
    ['what only deals have', { representation: 1 as const }, 'representation'],
    ['a choice about no duplicate', { choices: { '2': 'create' as const } }, 'choices.2'],
  ])('refuses %s', async (_case, body, field) => {
    const one = await send([row({ first: 'Ann', last: 'Lee' })])
    expect((await owner.refused('PATCH', `/imports/${one.id}/`, body)).errors?.[0]?.field).toBe(field)
  })
})

describe('a duplicate', () => {
  const twin = row({
    first: 'Priya',
    last: 'Whitaker',
    email: 'priya@example.com',
    phone: '860-555-0142',
    tags: 'Client',
    city: 'Hartford',
    notes: 'From the phone',
  })

  async function prepare(fields: object = {}) {
    await owner.post('/labels/', { name: 'Client' })
    return (await owner.post('/contacts/', { ...priya, ...fields })).body
  }

  it('is skipped unless someone says otherwise', async () => {
    const before = await prepare()
    const one = await send([twin, row({ first: 'New', last: 'One' })])
    expect(await run(one)).toMatchObject({ imported: 1, skipped: 1, updated: 0, bad: 0 })
    expect((await contacts('q=whitaker')).results).toEqual([before])
  })

  it('can be added anyway, and is then listed as a possible duplicate', async () => {
    await prepare()
    const one = await send([twin], { choices: { '2': 'create' } })
    expect(one.plan).toEqual({ create: 1, update: 0, skip: 0 })
    expect((await listed(one))[0]).toMatchObject({ choice: 'create' })
    expect(await run(one)).toMatchObject({ imported: 1 })
    expect((await contacts('q=whitaker')).count).toBe(2)
    expect((await owner.get('/contacts/duplicates/')).body).toMatchObject({
      count: 1,
      results: [{ reasons: ['name', 'email'] }],
    })
    await run(one, 'undo')
    expect((await owner.get('/contacts/duplicates/')).body.count).toBe(0)
  })

  it('fills in what is empty, adds to lists, and is undone exactly', async () => {
    const before = await prepare({ notes: 'Mine', status: 3 })
    const one = await send([twin], { on_duplicate: DuplicateChoice.update })
    expect(one).toMatchObject({ on_duplicate: 'update', plan: { create: 0, update: 1, skip: 0 } })
    expect(await run(one)).toMatchObject({ imported: 0, updated: 1 })
    const [filled] = (await contacts('q=whitaker')).results
    expect(filled).toMatchObject({
      emails: ['priya@example.com'],
      phones: ['860-555-0142'],
      address: { city: 'Hartford' },
      notes: 'Mine',
      status: 3,
    })
    expect(filled?.labels).toHaveLength(1)
    expect(await run(one, 'undo')).toMatchObject({ state: ImportState.undone, removed: 0, kept: [] })
    const [after] = (await contacts('q=whitaker')).results
    const { updated_at: _at, version: _version, ...same } = before
    expect(after).toMatchObject(same)
    expect(after?.address).toEqual(before.address)
  })

  it('keeps what was edited after it was filled in, and names it', async () => {
    const { id } = await prepare()
    const one = await send([twin], { on_duplicate: DuplicateChoice.update })
    await run(one)
    await owner.patch(`/contacts/${id}/`, { notes: 'Edited', phones: ['860-555-0142', '860-555-0777'] })
    const undone = await run(one, 'undo')
    expect(undone.kept).toEqual([{ id, name: 'Priya Whitaker', fields: ['Notes'] }])
    expect((await owner.get(`/contacts/${id}/` as '/contacts/{id}/')).body).toMatchObject({
      notes: 'Edited',
      phones: ['860-555-0777'],
      labels: [],
      address: {},
    })
  })

  it('of a row above fills in the contact of that row, across parts', async () => {
    const others = Array.from({ length: 500 }, (_, i) =>
      row({ first: 'Person', last: `Number${i}`, email: `p${i}@example.com` }),
    )
    const again = row({ first: 'Person', last: 'Number0', email: 'p0@example.com', phone: '860-555-0142' })
    const alsoAgain = row({ first: 'Person', last: 'Number7', email: 'p7@example.com', city: 'Hartford' })
    const one = await send([...others.slice(0, 10), alsoAgain, ...others.slice(10), again], {
      on_duplicate: DuplicateChoice.update,
    })
    expect(one).toMatchObject({ rows: 502, duplicates: 2, plan: { create: 500, update: 2, skip: 0 } })
    expect(await run(one)).toMatchObject({ imported: 500, updated: 2 })
    expect((await contacts('q=number7 p7')).results[0]).toMatchObject({ address: { city: 'Hartford' } })
    expect((await contacts('q=number0 p0')).results[0]).toMatchObject({ phones: ['860-555-0142'] })
    expect(await run(one, 'undo')).toMatchObject({ state: ImportState.undone, removed: 500, kept: [] })
    expect((await contacts()).count).toBe(0)
  })

  it('that someone added after the check is not created again', async () => {
    const one = await send([row({ first: 'Priya', last: 'Whitaker', email: 'priya@example.com' })])
    expect(one).toMatchObject({ duplicates: 0, plan: { create: 1 } })
    await prepare()
    expect(await run(one)).toMatchObject({ imported: 0, skipped: 1 })
  })

  it('of a contact that the importer can’t see is new to them', async () => {
    await owner.post('/contacts/', priya)
    const one = await send([row({ first: 'Priya', last: 'Whitaker', email: 'priya@example.com' })], { by: agent })
    expect(one).toMatchObject({ good: 1, duplicates: 0 })
    await run(one, 'start', agent)
    expect((await contacts('', agent)).count).toBe(1)
    expect((await owner.get('/contacts/duplicates/')).body.count).toBe(1)
  })
})

describe('undoing an import of contacts', () => {
  it('keeps those that someone has changed or used since, and names them', async () => {
    const names = ['Edited', 'Tasked', 'Called', 'Related', 'Dealt', 'Untouched']
    const one = await run(await send(names.map((last, i) => row({ first: 'A', last, email: `a${i}@example.com` }))))
    const found = (await contacts()).results
    const id = (name: string) => found.find(({ last_name }) => last_name === name)?.id ?? ''
    const friend = (await owner.post('/contacts/', { first_name: 'A', last_name: 'Friend' })).body
    await owner.patch(`/contacts/${id('Edited')}/`, { notes: 'Hi' })
    await owner.post('/tasks/', { contact: id('Tasked'), title: 'Call' })
    await owner.post('/activities/', { contact: id('Called'), kind: 'call', outcome: 'busy' })
    await owner.post('/relationships/', { contact: friend.id, other: id('Related'), kind: 'referred_by' })
    await owner.post('/deals/', {
      workspace: board.workspace,
      name: 'Maple',
      representation: 1,
      parties: [{ contact: id('Dealt'), role: 'buyer' }],
    })
    const undone = await run(one, 'undo')
    expect(undone.removed).toBe(1)
    expect(undone.kept.map(({ name }) => name).toSorted()).toEqual([
      'A Called',
      'A Dealt',
      'A Edited',
      'A Related',
      'A Tasked',
    ])
    expect((await contacts('q=untouched')).count).toBe(0)
  })

  it('gives agents only their own contacts, and hides imports from others', async () => {
    const one = await send(
      [row({ first: 'A', last: 'B' }), row({ first: 'C', last: 'D', owner: people.agent2.email })],
      { by: agent },
    )
    expect(one).toMatchObject({ good: 1, bad: 1 })
    expect(one.problems).toMatchObject([{ row: 3, reason: 'isn’t someone you can assign contacts to' }])
    expect((await owner.get(`/imports/${one.id}/` as '/imports/{id}/')).status).toBe(404)
    expect((await owner.get(`/imports/${one.id}/rows/` as '/imports/{id}/rows/')).status).toBe(404)
    expect((await agent.get('/imports/?entity=contact')).body.results.map(({ id }) => id)).toEqual([one.id])
    expect((await agent.get('/imports/?entity=deal')).body.results).toEqual([])
  })
})

describe('ids in another system', () => {
  const columns = ['CRM ID', 'First name', 'Notes']
  const sendIds = async (rows: string[][], choose: ImportUpdate = {}) => {
    const { id, mapping } = (await owner.post('/contacts/import/', { file_name: 'crm.csv', columns })).body
    expect(mapping).toMatchObject({ external_id: 0 })
    await owner.post(`/imports/${id}/rows/`, { from: 0, rows })
    return (await owner.patch(`/imports/${id}/`, { mapping, ...choose })).body
  }
  const known = async (external_id: string) => (await owner.get(`/contacts/?external_id=${external_id}`)).body.results

  it('are kept, and a second file of the same people finds them whatever they’re called by then', async () => {
    await run(await sendIds([['crm:1', 'Ann', '']]))
    expect(await known('crm:1')).toMatchObject([{ first_name: 'Ann' }])
    const again = await sendIds([['crm:1', 'Annabel', 'Moved to Avon']], { on_duplicate: 'update' })
    expect(await listed(again, 'state=duplicate')).toMatchObject([{ match: { score: 100, reasons: ['external_id'] } }])
    expect(await run(again)).toMatchObject({ imported: 0, updated: 1 })
    expect(await known('crm:1')).toMatchObject([{ first_name: 'Ann', notes: 'Moved to Avon' }])
  })

  it('are given once: not to someone added anyway, not after a merge, and not twice in a file', async () => {
    const one = (await owner.post('/contacts/', { ...priya, external_id: 'crm:2' })).body
    const kept = (await owner.post('/contacts/', { first_name: 'Kept' })).body
    await owner.post('/contacts/merge/', { keep: kept.id, merge: one.id, fields: {} })
    const rows = ['crm:2', 'crm:3', 'crm:3'].map((id, n) => [id, `Row ${n}`, ''])
    expect(await run(await sendIds(rows, { on_duplicate: 'create' }))).toMatchObject({ imported: 3 })
    expect(await known('crm:3')).toHaveLength(1)
  })

  it('that can’t be one are named with the reason', async () => {
    const checked = await sendIds([['two words', 'Ann', '']])
    expect(checked.warnings).toMatchObject([
      { field: 'external_id', reason: expect.stringContaining('letter or digit') },
    ])
  })
})

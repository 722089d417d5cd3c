import type { Import } from 'openapi'
import { DealStatus, ImportState } from 'openapi/codes'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { rebuildRollups } from '#processes/reports/rollup.command.ts'
import { RollupModel } from '#processes/reports/rollup.model.ts'
import type { Board } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { claimImport } from './claim-import.command.ts'
import { ImportModel } from '#processes/import-rows/import.model.ts'
import { runImports } from './run-imports.command.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
const quiet = pino({ level: 'silent' })
const COLUMNS = ['Address', 'Side', 'Price', 'Status', 'Closed', 'Sold for', 'Stage', 'Agent', 'Closing date']
const MAPPING = {
  street: 0,
  representation: 1,
  list_price: 2,
  status: 3,
  actual_close: 4,
  sale_price: 5,
  phase: 6,
  agent: 7,
  closing: 8,
}
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent'], `north${count++}`))
})

const row = (street: string, fields: Partial<Record<keyof typeof MAPPING, string>> = {}) =>
  Object.keys(MAPPING).map((field) => ({ street, representation: 'Buyer', ...fields })[field as 'street'] ?? '')

/** Uploads a file as the screen does, and maps its columns. */
async function send(rows: string[][], by = owner): Promise<Import> {
  const file = { workspace: board.workspace, file_name: 'spring.csv', columns: COLUMNS }
  const { id } = (await by.post('/imports/', file)).body
  for (let from = 0; from < rows.length; from += 500) {
    const sent = await by.post(`/imports/${id}/rows/`, { from, rows: rows.slice(from, from + 500) })
    expect(sent.status).toBe(200)
  }
  const checked = await by.patch(`/imports/${id}/`, { mapping: MAPPING })
  expect(checked.status).toBe(200)
  return checked.body
}
const act = (one: Import, action: 'start' | 'cancel' | 'undo', by = owner, headers = {}) =>
  by.post(`/imports/${one.id}/${action}/`, undefined, { headers })
const read = async (one: Import, by = owner) => (await by.get(`/imports/${one.id}/`)).body
async function importAll(rows: string[][], by = owner): Promise<Import> {
  const one = await send(rows, by)
  await act(one, 'start', by)
  await runImports(quiet)
  return read(one, by)
}
const deals = async (query = '') => (await owner.get(`/deals/?count=exact&sort=name&${query}`)).body
const rejected = async (one: Import) => {
  const answer = await fetch(`${app.url}/imports/${one.id}/rejected/`, { headers: { Cookie: cookiesOf(owner) } })
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
}
const cookiesOf = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const rollups = () => RollupModel.find({ team: people.team }).sort({ _id: 1 }).lean()

describe('an imported file', () => {
  it('is mapped by guessing and checked row by row with line, column and reason, without creating deals', async () => {
    const file = {
      workspace: board.workspace,
      file_name: 'a.csv',
      columns: ['Property address', 'Color', 'List price'],
    }
    const begun = await owner.post('/imports/', file)
    expect(begun.body).toMatchObject({ state: ImportState.draft, mapping: { street: 0, list_price: 2 }, rows: 0 })
    const one = await send([
      row('1 Good Way'),
      row('2 Bad Way', { list_price: 'a lot', agent: 'No one' }),
      row('3 Bad Way', { agent: 'no-one@north.test' }),
      row('4 Bad Way', { phase: 'Nowhere' }),
      row('5 Bad Way', { phase: 'Closed' }),
    ])
    expect(one).toMatchObject({ state: ImportState.ready, rows: 5, good: 1, bad: 4 })
    expect(one.problems).toEqual([
      { row: 3, field: 'list_price', column: 'Price', value: 'a lot', reason: 'must be an amount such as 512,000' },
      {
        row: 4,
        field: 'agent',
        column: 'Agent',
        value: 'no-one@north.test',
        reason: 'isn’t someone you can assign deals to',
      },
      { row: 5, field: 'phase', column: 'Stage', value: 'Nowhere', reason: 'isn’t a phase of this workspace' },
      { row: 6, field: 'sale_price', column: 'Sold for', value: '', reason: 'is required in Closed' },
      { row: 6, field: 'actual_close', column: 'Closed', value: '', reason: 'is required in Closed' },
    ])
    expect((await deals()).count).toBe(0)
  })

  it('reports the lines of its spreadsheet, including blank ones', async () => {
    const file = { workspace: board.workspace, file_name: 'spring.csv', columns: COLUMNS }
    const { id } = (await owner.post('/imports/', file)).body
    const rows = [row('1 Good Way'), row('2 Bad Way', { list_price: 'a lot' }), row('3 Bad Way', { phase: 'Nowhere' })]
    const path = `/imports/${id}/rows/` as const
    const refused = async (lines: number[]) => (await owner.refused('POST', path, { from: 0, rows, lines })).errors?.[0]
    expect(await refused([3, 4])).toEqual({ field: 'lines', reason: 'must have one entry per row' })
    expect(await refused([3, 12, 12])).toEqual({ field: 'lines.2', reason: 'must come after the line before it' })
    expect((await owner.post(path, { from: 0, rows, lines: [3, 12, 900] })).status).toBe(200)
    const one = (await owner.patch(`/imports/${id}/`, { mapping: MAPPING })).body
    expect(one.problems.map((problem) => problem.row)).toEqual([12, 900])
    const lines = (await rejected(one)).split('\r\n').slice(1, -1)
    expect(lines).toEqual([expect.stringContaining(',12,"Price must be'), expect.stringContaining(',900,Stage is')])
  })

  it('becomes deals with a snapshot of when they were imported', async () => {
    await importAll([row('1 Past Way', { list_price: '400000', closing: '2030-12-12' })])
    const [card] = (await deals()).results
    await owner.patch(`/deals/${card?.id}/`, { list_price: 450_000_00 })
    const history = (await owner.get(`/deals/${card?.id}/history/`)).body.results
    const imported = history.find(({ op }) => op === 'import')
    const past = await owner.get(`/deals/${card?.id}/history/${imported?.id}/`)
    expect(past.status).toBe(200)
    expect(past.body.deal).toMatchObject({
      name: '1 Past Way',
      list_price: 400_000_00,
      dates: { closing: '2030-12-12' },
    })
    expect(past.body.changed_since.map(({ field }) => field)).toContain('list_price')
  })

  it('becomes deals in the order of its rows, with history, counted in reports at once', async () => {
    const done = await importAll([
      row('1 First Way', { list_price: '$500,000', agent: people.agent.email }),
      row('2 Second Way', { closing: '12/12/2030' }),
      row('3 Third Way', { status: 'Closed', sale_price: '400000', actual_close: '2026-01-05' }),
      row('4 Bad Way', { status: 'Sold' }),
    ])
    expect(done).toMatchObject({ state: ImportState.done, imported: 3, bad: 1, done: 4, rows: 4, reason: '' })
    const { columns } = (await owner.get(`/workspaces/${board.workspace}/board/`)).body
    expect(columns.map((column) => column.deals.map(({ name }) => name))).toEqual([
      ['1 First Way', '2 Second Way'],
      [],
      [],
      ['3 Third Way'],
      [],
    ])
    const [first, second, third] = (await deals()).results
    expect(first).toMatchObject({ price: 500_000_00, agents: [{ user: String(people.agent.id) }] })
    expect(second).toMatchObject({ next_date: { title: 'Closing', date: '2030-12-12' } })
    expect(third).toMatchObject({ status: DealStatus.Closed, price: 400_000_00 })
    const history = await owner.get(`/deals/${first?.id}/history/`)
    expect(history.body.results.map(({ summary }) => summary)).toEqual(['imported the deal from spring.csv'])
    const summary = (await owner.get('/reports/summary/?period=3')).body
    expect(summary).toMatchObject({ count: 3, volume: 900_000_00 })
    const kept = await rollups()
    await rebuildRollups([people.team])
    expect(await rollups()).toEqual(kept)
  })

  it('returns the invalid rows with reasons, and no cell that a spreadsheet would run', async () => {
    const one = await send([
      row('1 Good Way'),
      row('=HYPERLINK("x")', { list_price: '-5' }),
      row('Say "hi", Ann', { status: 'X' }),
    ])
    const text = await rejected(one)
    const [head, first, second, ...rest] = text.split('\r\n')
    expect(head).toBe(`\uFEFF${COLUMNS.join(',')},Line,Why it wasn’t imported`)
    expect(first).toBe(`"'=HYPERLINK(""x"")",Buyer,-5,,,,,,,3,"Price must be an amount such as 512,000"`)
    expect(second).toMatch(/^"Say ""hi"", Ann",Buyer,,X,.*,4,"Status must be one of/)
    expect(rest).toEqual([''])
  })

  it('does not import a row with more cells than columns, as from an unquoted comma', async () => {
    const torn = ['1 Elm Street', ' Apt 3', ...row('', { closing: '2030-12-12' }).slice(1)]
    const one = await send([row('2 Elm Street'), torn, [...row('3 Elm Street'), '', ' ']])
    expect(one).toMatchObject({ good: 2, bad: 1 })
    expect(one.problems).toEqual([{ row: 3, field: null, column: 'Row', value: '', reason: expect.any(String) }])
    expect(one.problems[0]?.reason).toContain('has more cells than the file has columns: “2030-12-12”')
    expect(await rejected(one)).toContain('Row has more cells than the file has columns')
  })

  it('belongs to its owner only, and is imported once per Idempotency-Key', async () => {
    const one = await send([row('1 Way')])
    expect((await agent.get(`/imports/${one.id}/`)).status).toBe(404)
    const key = { 'Idempotency-Key': `start-${one.id}` }
    expect((await act(one, 'start', owner, key)).body.state).toBe(ImportState.running)
    expect((await act(one, 'start', owner, key)).body.state).toBe(ImportState.running)
    expect((await act(one, 'start')).status).toBe(409)
    await Promise.all([runImports(quiet), runImports(quiet)])
    await runImports(quiet)
    expect((await deals()).count).toBe(1)
  })

  it('gives agents only their own deals', async () => {
    const one = await send([row('1 Way'), row('2 Way', { agent: people.agent2.email })], agent)
    expect(one).toMatchObject({ good: 1, bad: 1 })
    expect(one.problems).toMatchObject([{ row: 3, reason: 'isn’t someone you can assign deals to' }])
  })

  it.each([
    ['rows behind a gap', { from: 500, rows: [['A']] }, 'from'],
    ['rows in the middle of a part', { from: 7, rows: [['A']] }, 'from'],
    ['more than 10,000 rows', { from: 9999, rows: [['A']] }, 'from'],
    ['no rows', { from: 0, rows: [] }, 'rows'],
  ])('refuses %s', async (_case, body, field) => {
    const file = { workspace: board.workspace, file_name: 'a.csv', columns: ['A'] }
    const { id } = (await owner.post('/imports/', file)).body
    expect((await owner.refused('POST', `/imports/${id}/rows/`, body)).errors?.[0]?.field).toBe(field)
  })

  it('accepts a part that is sent again, complete', async () => {
    const file = { workspace: board.workspace, file_name: 'a.csv', columns: ['A'] }
    const { id } = (await owner.post('/imports/', file)).body
    const sendPart = (rows: string[][]) => owner.post(`/imports/${id}/rows/`, { from: 0, rows })
    expect((await sendPart([['A'], ['B']])).body.rows).toBe(2)
    expect((await sendPart([['C'], ['D']])).body.rows).toBe(2)
    expect((await sendPart([['E'], ['F'], ['G']])).body.rows).toBe(3)
    const errors = [{ field: 'rows', reason: 'can’t be fewer than this part already has' }]
    expect((await sendPart([['H']])).body).toMatchObject({ errors })
  })

  it('refuses an unknown column, and starting before it is mapped or without a valid row', async () => {
    const one = await send([row('1 Way', { representation: 'No one' })])
    const path = `/imports/${one.id}/` as const
    expect((await owner.refused('PATCH', path, { mapping: { name: 50 } })).errors?.[0]?.field).toBe('mapping.name')
    expect((await owner.refused('PATCH', path, { mapping: { height: 0 } })).errors?.[0]?.field).toBe('mapping.height')
    expect((await act(one, 'start')).status).toBe(409)
    expect((await act(one, 'undo')).status).toBe(409)
  })
})

describe('an import of 10,000 rows with 200 bad ones', () => {
  it('imports 9,800, reports progress, returns the 200, and can be undone except for deals people changed', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) =>
      row(`${i} Long Road`, i % 50 === 7 ? { list_price: 'much' } : { list_price: `${i}` }),
    )
    const one = await send(rows)
    expect(one).toMatchObject({ rows: 10_000, good: 9_800, bad: 200 })
    expect(one.problems).toHaveLength(100)
    await act(one, 'start')

    const progress: number[] = []
    const over = new AbortController()
    const watch = async () => {
      while (!over.signal.aborted) progress.push((await read(one)).done)
    }
    await Promise.all([watch(), runImports(quiet).finally(() => over.abort())])
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(new Set(progress).size).toBeGreaterThan(2)
    expect(await read(one)).toMatchObject({ state: ImportState.done, imported: 9_800, bad: 200 })
    expect((await rejected(one)).split('\r\n')).toHaveLength(202)
    expect((await deals()).count).toBe(9_800)
    expect(await EventModel.countDocuments({ account: people.account, op: 'import' })).toBe(9_800)

    const [edited, tasked] = (await deals()).results
    await owner.patch(`/deals/${edited?.id}/`, { notes: 'Called' })
    await owner.post('/tasks/', { deal: tasked?.id, title: 'Call again' })
    await act(one, 'undo')
    await runImports(quiet)
    const undone = await read(one)
    expect(undone).toMatchObject({ state: ImportState.undone, removed: 9_798 })
    const kept = [edited, tasked].map((deal) => ({ id: deal?.id, name: deal?.name, fields: [] }))
    expect(undone.kept).toEqual(expect.arrayContaining(kept))
    expect((await deals()).results.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
    const left = await rollups()
    await rebuildRollups([people.team])
    const sums = (all: typeof left) =>
      all.filter(({ total }) => total.deals).map(({ _id, total }) => [_id, total.deals])
    expect(sums(left)).toEqual(sums(await rollups()))
  }, 120_000)
})

describe('an interrupted import', () => {
  it('leaves nothing when canceled, before or midway', async () => {
    const one = await send(Array.from({ length: 3000 }, (_, i) => row(`${i} Way`)))
    await act(one, 'start')
    const running = runImports(quiet)
    await expect.poll(async () => (await read(one)).done, { timeout: 20_000 }).toBeGreaterThan(0)
    expect((await act(one, 'cancel')).status).toBe(200)
    await running
    await runImports(quiet, new Date(Date.now() + 31_000))
    expect(await read(one)).toMatchObject({ state: ImportState.undone, kept: [] })
    expect((await deals()).count).toBe(0)
    expect((await act(await send([row('1 Way')]), 'cancel')).body.state).toBe(ImportState.cancelled)
  }, 60_000)

  it('is taken over by another process when the first one stops responding', async () => {
    const one = await send([row('1 Way')])
    await act(one, 'start')
    expect(await claimImport(one.id as never)).toBe(true)
    expect(await runImports(quiet)).toBe(0)
    expect(await runImports(quiet, new Date(Date.now() + 31_000))).toBe(1)
    expect((await deals()).count).toBe(1)
  })

  it('fails with a reason if its owner may no longer work there', async () => {
    const one = await send([row('1 Way')], agent)
    await act(one, 'start', agent)
    await owner.post(`/teams/${String(people.team)}/members/${String(people.agent.id)}/deactivate/`, {
      reassign_to: null,
    })
    await runImports(quiet)
    expect(await ImportModel.findById(one.id).lean()).toMatchObject({ state: ImportState.failed, imported: 0 })
    expect((await deals()).count).toBe(0)
  })
})

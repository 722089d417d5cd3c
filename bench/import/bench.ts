/** `pnpm bench import`: 10,000 rows of a file become deals or contacts, with all that follows, against a plain insertMany of the same. */
import { connectDb, disconnectDb } from 'api/db'
import { ImportModel, ImportWorkerModel, ImportRowsModel } from 'api/import-rows/import.model'
import { runImport } from 'api/imports/run-import.command'
import { migrate } from 'api/migrations'
import 'api/app'
import mongoose from 'mongoose'
import { startDatabase } from '../measure/database.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { nameOf } from '../seed/letter-names.ts'
import { insertPeople, type SeededTeam, seededTeams } from '../seed/people.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROWS = 10_000
const PART = 500
/** The share of what a plain insertMany does in the same time. */
const GOAL = 0.25
const NAME = 'bench_import'
const MB = 2 ** 20

type Round = { ours: number; plain: number; memory: number }
type Kind = {
  entity: 'contact' | 'deal'
  /** The collection of what is created. */
  stored: string
  columns: string[]
  mapping: Record<string, number>
  row: (n: number) => string[]
}

const DEALS: Kind = {
  entity: 'deal',
  stored: 'deals',
  columns: ['Address', 'City', 'Side', 'Price', 'Closing', 'MLS'],
  mapping: { street: 0, city: 1, representation: 2, list_price: 3, closing: 4, mls_number: 5 },
  row: (n) => [
    `${n} Long Road`,
    'Hartford',
    n % 2 === 0 ? 'Buyer' : 'Seller',
    `$${300_000 + n}`,
    `2030-0${1 + (n % 9)}-15`,
    String(170_000_000 + n),
  ],
}

const CONTACTS: Kind = {
  entity: 'contact',
  stored: 'contacts',
  columns: ['First name', 'Last name', 'Email', 'Phone', 'City', 'ZIP'],
  mapping: { first_name: 0, last_name: 1, emails: 2, phones: 3, city: 4, zip: 5 },
  row: (n) => [
    ['Ann', 'Bob', 'Carol', 'Dan'][n % 4] ?? '',
    nameOf(n),
    `person${n}@example.com`,
    `(860) ${String(200 + (n % 700))}-${String(n % 10_000).padStart(4, '0')}`,
    'Hartford',
    String(60_00 + (n % 40)).padStart(5, '0'),
  ],
}

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const database = await startDatabase()
  try {
    const [team] = seededTeams(1)
    if (!team) throw new Error('unreachable: one team was asked for')
    await database.client.db(NAME).dropDatabase()
    await insertPeople(database.client.db(NAME), [team])
    await connectDb(database.uri(NAME))
    await migrate()
    await board(team)
    // The first round is a warm-up and does not count.
    const deals: Round[] = []
    const contacts: Round[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      deals.push(await measure(team, DEALS))
      contacts.push(await measure(team, CONTACTS))
    }
    return conclude(deals.slice(1), contacts.slice(1))
  } finally {
    await disconnectDb()
    await database.stop()
  }
}

/** The phase of the imported deals. */
async function board({ account, team, workspace, phase, owner }: SeededTeam): Promise<void> {
  const record = { created_at: new Date(), updated_at: new Date(), created_by: owner, version: 0 }
  const facts = { account, team, workspace, name: 'Searching', colour: 'grey', order: 0, kind: 0, arrivals: 0 }
  await mongoose.connection.collection('phases').insertOne({ _id: phase, ...facts, required_fields: [], ...record })
}

/** What an import leaves besides what it creates. */
const LEFT = ['events', 'rollups', 'imports', 'import_rows', 'import_workers', 'event_heads', 'contact_pairs']

async function measure(team: SeededTeam, kind: Kind): Promise<Round> {
  const one = await fileOf(team, kind)
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const ours = await timed(() => runImport(one))
  clearInterval(watch)
  const stored = mongoose.connection.collection(kind.stored)
  const made = await stored.find().toArray()
  if (made.length !== ROWS) throw new Error(`${made.length} of ${ROWS} rows became ${kind.stored}`)
  await stored.deleteMany({})
  const plain = await timed(async () => {
    for (let from = 0; from < ROWS; from += 1000) await stored.insertMany(made.slice(from, from + 1000))
  })
  for (const name of [kind.stored, ...LEFT]) {
    await mongoose.connection.collection(name).deleteMany({})
  }
  return { ours, plain, memory: (peak - before) / MB }
}

/** An import with its rows, as after the upload by the browser. */
async function fileOf({ account, team, workspace, owner }: SeededTeam, { entity, columns, mapping, row }: Kind) {
  const place = entity === 'deal' ? { team, workspace } : {}
  const facts = { account, ...place, entity, file_name: 'bench.csv', columns, mapping, created_by: owner }
  const one = await ImportModel.create({ ...facts, state: 'running', rows: ROWS } as never)
  for (let from = 0; from < ROWS; from += PART) {
    const rows = Array.from({ length: PART }, (_, i) => row(from + i))
    const index = from / PART
    const chunk = { import: one._id, index, rows, made: [], made_at: null, created_at: new Date() }
    await ImportRowsModel.collection.insertOne({ _id: `${one.id}:${index}`, ...chunk } as never)
  }
  await ImportWorkerModel.create({ _id: one._id, alive_at: new Date() })
  return one
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const middle = (rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of))
const shareOf = (rounds: readonly Round[]) => middle(rounds, ({ ours, plain }) => plain / ours)
const perSecond = (ms: number) => formatNumber((ROWS / ms) * 1000)

/** The lines of one kind: the import, and insertMany of the same. */
function lines(what: string, rounds: readonly Round[]): string[][] {
  const [ours, plain] = [middle(rounds, (round) => round.ours), middle(rounds, (round) => round.plain)]
  const memory = formatNumber(middle(rounds, (round) => round.memory))
  return [
    [`import of ${what}`, formatNumber(ours), perSecond(ours), memory],
    [`insertMany of ${what}`, formatNumber(plain), perSecond(plain), '–'],
  ]
}

function conclude(deals: readonly Round[], contacts: readonly Round[]): boolean {
  const shares = { deals: shareOf(deals), contacts: shareOf(contacts) }
  report('import', [
    `${ROWS.toLocaleString('en-US')} rows of six columns: read, judged, and made deals of, with their events, their places on the board and the reports; or contacts, with their events, compared with those that are there. Against insertMany of the same ${ROWS.toLocaleString('en-US')} documents into the same indexes and nothing else. Medians of ${ROUNDS} rounds, in turn.`,
    markdown({
      columns: ['', 'ms', 'rows/s', 'memory MB'],
      rows: [...lines('deals', deals), ...lines('contacts', contacts)],
    }),
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: Object.entries(shares).map(([what, share]) => [
        `share of insertMany, ${what}`,
        formatNumber(share),
        `≥ ${GOAL}`,
        verdict(share >= GOAL),
      ]),
    }),
  ])
  return Object.values(shares).every((share) => share >= GOAL)
}

/** `pnpm bench import`: 10,000 rows of a file become deals, events and reports included, against a plain insertMany of the same deals. */
import { connectDb, disconnectDb, prepareDb } from 'api/db'
import { ImportModel, ImportWorkerModel, ImportRowsModel } from 'api/import-rows/import.model'
import { runImport } from 'api/imports/run-import.command'
import 'api/app'
import mongoose from 'mongoose'
import { startDatabase } from '../measure/database.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { insertPeople, type SeededTeam, seededTeams } from '../seed/people.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROWS = 10_000
const PART = 500
/** The share of what a plain insertMany does in the same time. */
const GOAL = 0.25
const NAME = 'bench_import'
const MB = 2 ** 20

type Round = { ours: number; plain: number; checked: number; memory: number }

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const database = await startDatabase()
  try {
    const [team] = seededTeams(1)
    if (!team) throw new Error('unreachable: one team was asked for')
    await database.client.db(NAME).dropDatabase()
    await insertPeople(database.client.db(NAME), [team])
    await connectDb(database.uri(NAME))
    await prepareDb()
    await board(team)
    // The first round is a warm-up and does not count.
    const rounds: Round[] = []
    for (let round = 0; round <= ROUNDS; round++) rounds.push(await measure(team))
    return conclude(rounds.slice(1))
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

async function measure(team: SeededTeam): Promise<Round> {
  const one = await fileOf(team)
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const ours = await timed(() => runImport(one))
  clearInterval(watch)
  const deals = mongoose.connection.collection('deals')
  const made = await deals.find().toArray()
  if (made.length !== ROWS) throw new Error(`${made.length} of ${ROWS} rows became deals`)
  await deals.deleteMany({})
  const plain = await timed(async () => {
    for (let from = 0; from < ROWS; from += 1000) await deals.insertMany(made.slice(from, from + 1000))
  })
  for (const name of ['deals', 'events', 'rollups', 'imports', 'import_rows', 'import_workers', 'event_heads']) {
    await mongoose.connection.collection(name).deleteMany({})
  }
  return { ours, plain, checked: made.length, memory: (peak - before) / MB }
}

/** An import with its rows, as after the upload by the browser. */
async function fileOf({ account, team, workspace, owner }: SeededTeam) {
  const columns = ['Address', 'City', 'Side', 'Price', 'Closing', 'MLS']
  const mapping = { street: 0, city: 1, representation: 2, list_price: 3, closing: 4, mls_number: 5 }
  const facts = { account, team, workspace, file_name: 'bench.csv', columns, mapping, created_by: owner }
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

const row = (n: number): string[] => [
  `${n} Long Road`,
  'Hartford',
  n % 2 === 0 ? 'Buyer' : 'Seller',
  `$${300_000 + n}`,
  `2030-0${1 + (n % 9)}-15`,
  String(170_000_000 + n),
]

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function conclude(rounds: readonly Round[]): boolean {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  const share = middle(({ ours, plain }) => plain / ours)
  const isMet = share >= GOAL
  const perSecond = (ms: number) => formatNumber((ROWS / ms) * 1000)
  report('import', [
    `${ROWS.toLocaleString('en-US')} rows of six columns: read, judged, and made deals of, with their events, their places on the board and the reports; against insertMany of the same ${ROWS.toLocaleString('en-US')} documents into the same indexes and nothing else. Medians of ${ROUNDS} rounds, in turn.`,
    markdown({
      columns: ['', 'ms', 'rows/s', 'memory MB'],
      rows: [
        [
          'import',
          formatNumber(middle(({ ours }) => ours)),
          perSecond(middle(({ ours }) => ours)),
          formatNumber(middle(({ memory }) => memory)),
        ],
        ['insertMany', formatNumber(middle(({ plain }) => plain)), perSecond(middle(({ plain }) => plain)), '–'],
      ],
    }),
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: [['share of insertMany', formatNumber(share), `≥ ${GOAL}`, verdict(isMet)]],
    }),
  ])
  return isMet
}

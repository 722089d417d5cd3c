/**
 * `pnpm bench reports`: the summary and the seven reports for a team with 50,000 of 1,000,000 deals, compared to the
 * plain aggregation that they replace. Also the cost that the rollup adds to a write.
 */
import { change } from 'api/change'
import { connectDb, disconnectDb } from 'api/db'
import { moveInRollup, rebuildRollups } from 'api/rollups'
import type { Collection, Document, MongoClient, ObjectId } from 'mongodb'
import mongoose from 'mongoose'
import { startDatabase } from '../measure/database.ts'
import { latencyOf } from '../measure/http.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { ourApi, startServer } from '../measure/servers.ts'
import { type Scale, scaleOf } from '../seed/scales.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ASKED = Number(process.env.BENCH_REQUESTS ?? 20)
const WRITES = 100
const MAX_MS = 40
const MIN_GAIN = 8
const MAX_WRITE = 2

/** The grouping of each report, as written without rollups. */
const KEYS: Record<string, unknown> = {
  summary: null,
  status: '$status',
  representation: '$representation',
  source: '$source',
  agent: '$agents.user',
  closed_month: { $substrCP: [{ $ifNull: ['$dates.actual_close', '$dates.closing'] }, 0, 7] },
  deal_type: '$deal_type',
  commission_split: '$commission.split_bp',
}

type Sums = { count: number; volume: number; commission: number }

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const database = await startDatabase()
  try {
    const scale = await scaleOf(database, 1_000_000)
    await keepRollups(database.client, scale)
    const reads = await measureReads(database.client, scale)
    const write = await measureWrites(scale)
    const slowest = Math.max(...reads.map(({ ours }) => ours))
    const least = Math.min(...reads.map(({ gain }) => gain))
    const isEqual = reads.every((one) => one.isEqual)
    report('reports', [
      `A team of ${(scale.deals * 0.05).toLocaleString('en-US')} among ${scale.deals.toLocaleString('en-US')} deals, all time. Ours over HTTP with session and policy, the aggregation on the driver alone; medians of ${ROUNDS} rounds of ${ASKED}.`,
      markdown({
        columns: ['report', 'ours ms', 'aggregation ms', '× faster', 'sums equal'],
        rows: reads.map(({ name, ours, plain, gain, isEqual: same }) => [
          name,
          formatNumber(ours),
          formatNumber(plain),
          formatNumber(gain),
          same ? 'yes' : 'NO',
        ]),
      }),
      markdown({
        columns: ['target', 'measured', 'goal', ''],
        rows: [
          ['slowest report, ms', formatNumber(slowest), `≤ ${MAX_MS}`, verdict(slowest <= MAX_MS)],
          ['least gain', formatNumber(least), `≥ ${MIN_GAIN}`, verdict(least >= MIN_GAIN)],
          ['sums equal', isEqual ? 'yes' : 'no', 'yes', verdict(isEqual)],
          ['deal write with rollup ÷ without', formatNumber(write), `≤ ${MAX_WRITE}`, verdict(write <= MAX_WRITE)],
        ],
      }),
    ])
    return slowest <= MAX_MS && least >= MIN_GAIN && isEqual && write <= MAX_WRITE
  } finally {
    await database.stop()
  }
}

/** Builds the rollups of the whale once. */
async function keepRollups(client: MongoClient, { name, uri, whale }: Scale): Promise<void> {
  if (await client.db(name).collection('rollups').findOne({ team: whale.team })) return
  await connectDb(uri)
  await rebuildRollups([whale.team])
  await disconnectDb()
}

async function measureReads(client: MongoClient, { name, uri, whale }: Scale) {
  const deals = client.db(name).collection('deals')
  const server = await startServer(ourApi({ name: 'api', port: 8540, uri }))
  try {
    const results = []
    for (const [reportName, key] of Object.entries(KEYS)) {
      const url = `${server.url}/api/v1/reports/${reportName}/?period=3&team=${String(whale.team)}`
      const rounds = []
      for (let round = 0; round <= ROUNDS; round++) {
        const ours = []
        const plain = []
        for (let i = 0; i < ASKED; i++) {
          ours.push(await latencyOf(url, whale.cookie))
          if (i % 4 === 0) plain.push(await timed(() => aggregate(deals, whale.team, key)))
        }
        // The first round is a warm-up for both.
        if (round > 0) rounds.push({ ours: median(ours), plain: median(plain), gain: median(plain) / median(ours) })
      }
      const isEqual = sameSums(await sumsOf(url, whale.cookie), await aggregate(deals, whale.team, key))
      results.push({
        name: reportName,
        isEqual,
        ours: median(rounds.map((one) => one.ours)),
        plain: median(rounds.map((one) => one.plain)),
        gain: median(rounds.map((one) => one.gain)),
      })
    }
    return results
  } finally {
    await server.stop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The plain aggregation, with the sum of its rows. */
async function aggregate(deals: Collection, team: ObjectId, key: unknown): Promise<Sums> {
  const unwind: Document[] = key === '$agents.user' ? [{ $unwind: '$agents' }] : []
  const rows = await deals
    .aggregate<Sums>([
      { $match: { team } },
      ...unwind,
      {
        $group: { _id: key, count: { $sum: 1 }, volume: { $sum: '$price' }, commission: { $sum: '$commission.gross' } },
      },
    ])
    .toArray()
  return addUp(rows)
}

async function sumsOf(url: string, cookie: string): Promise<Sums> {
  const response = await fetch(url, { headers: { Cookie: cookie } })
  const body = (await response.json()) as Sums & { rows?: Sums[] }
  return addUp(body.rows ?? [body])
}

const addUp = (rows: readonly Sums[]): Sums => ({
  count: rows.reduce((sum, one) => sum + one.count, 0),
  volume: rows.reduce((sum, one) => sum + one.volume, 0),
  commission: rows.reduce((sum, one) => sum + one.commission, 0),
})

const sameSums = (a: Sums, b: Sums): boolean =>
  a.count === b.count && a.volume === b.volume && a.commission === b.commission

/** How much longer a price change takes with the rollup in its transaction: the median of pairs. */
async function measureWrites({ uri, whale }: Scale): Promise<number> {
  await connectDb(uri)
  try {
    const deals = mongoose.connection.collection('deals')
    const some = await deals.find({ team: whale.team }).limit(WRITES).toArray()
    const actor = { id: null, account: whale.account as never, requestId: 'bench' }
    const ratios = []
    for (const deal of some) {
      const after = { ...deal, price: Number(deal.price) + 100 }
      // Changed and changed back, so that both writes find the same deal.
      const write = (keepsRollup: boolean) =>
        timed(async () => {
          for (const [from, to] of [
            [deal, after],
            [after, deal],
          ]) {
            await change(actor, async ({ session }) => {
              await deals.updateOne(
                { _id: deal._id },
                { $set: { price: to?.price, updated_at: new Date() } },
                { session },
              )
              if (keepsRollup) await moveInRollup({ session }, from as never, to as never)
            })
          }
        })
      const without = await write(false)
      ratios.push((await write(true)) / without)
    }
    return median(ratios)
  } finally {
    await disconnectDb()
  }
}

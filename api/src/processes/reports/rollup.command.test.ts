import type { Document } from 'mongodb'
import mongoose, { Types } from 'mongoose'
import { DealStatus, DealType, Representation } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { addDays } from '#rules/calendar/days.ts'
import { divide } from '#rules/commission/amounts.ts'
import { useTestApp } from '#test/test-app.ts'
import type { LineKind } from './dimensions.ts'
import type { DealFacts } from './metrics.ts'
import { type Lines, readLines } from './report-lines.ts'
import { moveInRollup, rebuildRollups } from './rollup.command.ts'
import { RollupModel } from './rollup.model.ts'

useTestApp()

/** A seeded generator, for the same numbers on every run. */
let seed = 20_261_121
const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T

const teams = [new Types.ObjectId(), new Types.ObjectId()]
const users = Array.from({ length: 4 }, () => new Types.ObjectId())
const day = () => pick([null, addDays('2025-01-01', random(730))])

type StoredFacts = DealFacts & { _id: Types.ObjectId }

function randomFacts(_id = new Types.ObjectId()): StoredFacts {
  const parts = {
    referral: random(100_000),
    company: random(100_000),
    agents_amount: random(900_000),
    fees: random(50_000),
  }
  const gross = parts.referral + parts.company + parts.agents_amount + parts.fees
  const nothing = { referral: null, company: null, agents_amount: null, fees: 0, gross: null }
  return {
    _id,
    team: pick(teams),
    status: pick(Object.values(DealStatus)),
    representation: pick(Object.values(Representation)),
    deal_type: pick(Object.values(DealType)),
    source: 1 + random(13),
    price: pick([null, 20_000_000 + random(90_000_000)]),
    dates: { acceptance: day(), closing: day(), actual_close: day() },
    agents: users.slice(0, random(4)).map((user) => ({ user, share_bp: random(3) * 1667 })),
    commission: { split_bp: pick([7000, 8000, 10_000]), ...pick([nothing, { ...parts, gross }]) },
  }
}

/** Writes a deal and updates the rollups, as the deal commands do. */
const put = (facts: StoredFacts) =>
  mongoose.connection.transaction(async (session) => {
    const before = await DealModel.collection.findOne<StoredFacts>({ _id: facts._id }, { session })
    await DealModel.collection.replaceOne({ _id: facts._id }, facts, { session, upsert: true })
    await moveInRollup({ session }, before, facts)
  })

const remove = (_id: Types.ObjectId) =>
  mongoose.connection.transaction(async (session) => {
    const before = await DealModel.collection.findOne<StoredFacts>({ _id }, { session })
    await DealModel.collection.deleteOne({ _id }, { session })
    await moveInRollup({ session }, before, null)
  })

const DAY = { $cond: [{ $eq: ['$status', DealStatus.Closed] }, '$dates.actual_close', '$dates.closing'] }
const PLAIN_KEYS: Record<Exclude<LineKind, 'agent'>, unknown> = {
  summary: 'none',
  status: { $toString: '$status' },
  representation: { $toString: '$representation' },
  source: { $toString: '$source' },
  deal_type: { $toString: '$deal_type' },
  commission_split: { $toString: '$commission.split_bp' },
  closed_month: {
    $cond: [
      { $and: [{ $eq: ['$status', DealStatus.Closed] }, { $ne: ['$dates.actual_close', null] }] },
      { $substrBytes: [{ $ifNull: ['$dates.actual_close', ''] }, 0, 7] },
      'none',
    ],
  },
}

const asDate = (path: string) => ({ $dateFromString: { dateString: path } })
const duration = {
  $dateDiff: { startDate: asDate('$dates.acceptance'), endDate: asDate('$dates.actual_close'), unit: 'day' },
}
const one = (given: unknown) => ({ $sum: { $cond: [given, 1, 0] } })

/** The same metrics, computed by MongoDB from the deals alone. */
async function plain(kind: Exclude<LineKind, 'agent'>, match: Document, span: { from: string; to: string } | null) {
  const rows = await DealModel.collection
    .aggregate([
      { $match: match },
      { $set: { day: DAY } },
      ...(span ? [{ $match: { day: { $gte: span.from, $lte: span.to } } }] : []),
      {
        $group: {
          _id: PLAIN_KEYS[kind],
          deals: { $sum: 1 },
          units: { $sum: { $cond: [{ $eq: ['$representation', Representation.Dual] }, 2, 1] } },
          volume: { $sum: '$price' },
          priced: one({ $ne: ['$price', null] }),
          commission: { $sum: '$commission.gross' },
          earning: one({ $ne: ['$commission.gross', null] }),
          referral: { $sum: '$commission.referral' },
          company: { $sum: '$commission.company' },
          agents: { $sum: '$commission.agents_amount' },
          fees: { $sum: '$commission.fees' },
          days: { $sum: duration },
          timed: one({ $ne: [{ $ifNull: [duration, null] }, null] }),
        },
      },
    ])
    .toArray()
  return sorted(rows.map(({ _id, ...metrics }) => [String(_id), metrics]))
}

const sorted = (entries: [string, object][]) => Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)))
const asObject = (lines: Lines) => sorted([...lines])
const scopeOf = (statuses: number[] | null) => ({ teams, statuses, deals: null, creditedTo: null })

const kinds = Object.keys(PLAIN_KEYS) as Exclude<LineKind, 'agent'>[]
const spans = [
  null,
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2026-01-01', to: '2026-11-21' },
  { from: '2025-05-17', to: '2025-06-15' },
  { from: '2025-02-11', to: '2025-02-12' },
]

async function expectEqualToDeals() {
  for (const statuses of [null, [1, 2, 3, 7], [4]]) {
    const match = { team: { $in: teams }, ...(statuses && { status: { $in: statuses } }) }
    for (const span of spans) {
      for (const kind of kinds) {
        expect(
          asObject(await readLines(kind, scopeOf(statuses), span)),
          `${kind} ${span?.from} ${String(statuses)}`,
        ).toEqual(await plain(kind, match, span))
      }
    }
  }
}

describe('rollups', () => {
  beforeAll(async () => {
    const ids: Types.ObjectId[] = []
    for (let i = 0; i < 400; i++) {
      const facts = randomFacts(random(3) === 0 && ids.length > 0 ? pick(ids) : undefined)
      ids.push(facts._id)
      await put(facts)
      if (random(8) === 0) await remove(pick(ids))
    }
  }, 60_000)

  it('equal the deals to the cent, after any deals were created, changed and removed', expectEqualToDeals)

  it('credit agents with all of the volume and commission, to the cent', async () => {
    const deals = await DealModel.collection.find<StoredFacts>({ team: { $in: teams } }).toArray()
    const credited = new Map<string, number>()
    for (const { agents, price } of deals) {
      const shared = agents.filter(({ share_bp }) => share_bp)
      const weights = shared.length > 0 ? shared.map(({ share_bp }) => share_bp ?? 0) : [1]
      for (const [i, part] of divide(price ?? 0, weights).entries()) {
        const key = String((shared[i] ?? agents[0])?.user ?? 'none')
        credited.set(key, (credited.get(key) ?? 0) + part)
      }
    }
    const lines = await readLines('agent', scopeOf(null), null)
    expect(sorted([...lines].map(([key, { volume }]) => [key, { volume }]))).toEqual(
      sorted([...credited].map(([key, volume]) => [key, { volume }])),
    )
    const summary = (await readLines('summary', scopeOf(null), null)).get('none')
    const total = (name: 'volume' | 'commission' | 'fees') =>
      [...lines.values()].reduce((sum, line) => sum + line[name], 0)
    for (const name of ['volume', 'commission', 'fees'] as const) expect(total(name)).toBe(summary?.[name])
  })

  it('give an agent the same as the report by agent', async () => {
    const [user] = users
    if (!user) throw new Error('unreachable')
    for (const span of spans) {
      const own = await readLines('summary', { ...scopeOf(null), creditedTo: user }, span)
      const all = await readLines('agent', scopeOf(null), span)
      expect(own.get('none')).toEqual(all.get(String(user)))
    }
  })

  it('are the same after a rebuild', async () => {
    await RollupModel.updateMany({}, { $inc: { 'total.deals': 3 } })
    await rebuildRollups()
    await expectEqualToDeals()
  })

  it('lose nothing when deals of one month change at once', async () => {
    const template = { ...randomFacts(), team: teams[0] as Types.ObjectId, status: DealStatus.Closed }
    await Promise.all(Array.from({ length: 30 }, () => put({ ...template, _id: new Types.ObjectId() })))
    await expectEqualToDeals()
  })

  it('are not written for a change that affects no report', async () => {
    const facts = randomFacts()
    await put(facts)
    const before = await RollupModel.find().lean()
    await put({ ...facts, notes: 'new' } as StoredFacts)
    expect(await RollupModel.find().lean()).toEqual(before)
  })
})

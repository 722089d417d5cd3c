/**
 * `pnpm bench scheduling`: calculating the dates of a deal in one pass, compared to repeating it until nothing changes.
 */
import { isDeepStrictEqual } from 'node:util'
import { riskOf } from 'api/scheduling/risk'
import { schedule } from 'api/scheduling/schedule'
import { seededRandom } from '../../dev/demo/chance/dice.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { type BenchDeal, benchDeal, CALENDAR, DATES } from './deals.ts'
import { fixpoint } from './fixpoint.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const SIZES = [50, 500, 5000]
const PORTFOLIO = 10_000
/** The number of items per round, for any size of deals. */
const ITEMS = 50_000
const TODAY = '2026-11-20'
/** Ten times the items at n log n, plus a quarter of tolerance. */
const GROWTH_GOAL = ((10 * Math.log(5000)) / Math.log(500)) * 1.25

const ours = ({ items }: BenchDeal) => schedule({ items, dates: DATES, calendar: CALENDAR })
const risk = ({ tasks }: BenchDeal) => riskOf({ tasks, closing: DATES.closing, today: TODAY, calendar: CALENDAR })
const naive = ({ items }: BenchDeal) => fixpoint(items, DATES, CALENDAR.holidays)

function milliseconds(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

type Row = { size: number; ours: number; risk: number; naive: number; ratio: number; isSame: boolean }

function measure(size: number): Row {
  const random = seededRandom(size)
  const deals = Array.from({ length: ITEMS / size }, () => benchDeal(size, random))
  const [first] = deals
  const isSame =
    first !== undefined && isDeepStrictEqual(naive(first), new Map([...ours(first)].map(([id, { due }]) => [id, due])))
  const each = (work: (deal: BenchDeal) => unknown) => milliseconds(() => deals.forEach(work)) / deals.length
  for (const work of [ours, risk, naive]) each(work)
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    // The first one has a colder cache.
    const late = round % 2 === 1 ? each(naive) : NaN
    const own = each(ours)
    const other = Number.isNaN(late) ? each(naive) : late
    return { own, other, risk: each(risk) }
  })
  return {
    size,
    ours: median(rounds.map(({ own }) => own)),
    risk: median(rounds.map((one) => one.risk)),
    naive: median(rounds.map(({ other }) => other)),
    ratio: median(rounds.map(({ own, other }) => other / own)),
    isSame,
  }
}

function portfolio(): { ms: number; items: number } {
  const random = seededRandom(1)
  const deals = Array.from({ length: PORTFOLIO }, () => benchDeal(50, random))
  const rounds = Array.from({ length: 3 }, () => milliseconds(() => deals.forEach((deal) => [ours(deal), risk(deal)])))
  return { ms: median(rounds), items: PORTFOLIO * 50 }
}

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const rows = SIZES.map(measure)
  const [, middle, large] = rows
  const all = portfolio()
  const faster = middle?.ratio ?? 0
  const growth = (large?.ours ?? NaN) / (middle?.ours ?? NaN)
  const isSame = rows.every((row) => row.isSame)
  report('scheduling', [
    `All due dates of a deal, in chains of 25 that are stored in any order, 5 % pinned; medians of ${ROUNDS} rounds of ${ITEMS.toLocaleString('en-US')} items, side by side.`,
    markdown({
      columns: ['items', 'ours ms', 'µs an item', 'risk ms', 'fixpoint ms', '× faster', 'same dates'],
      rows: rows.map((row) => [
        row.size,
        formatNumber(row.ours),
        formatNumber((row.ours * 1000) / row.size),
        formatNumber(row.risk),
        formatNumber(row.naive),
        formatNumber(row.ratio),
        row.isSame ? 'yes' : 'NO',
      ]),
    }),
    `${PORTFOLIO.toLocaleString('en-US')} deals of 50 items, dates and risk: ${formatNumber(all.ms)} ms, ${formatNumber((all.ms * 1000) / all.items)} µs an item.`,
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: [
        ['× faster at 500 items', formatNumber(faster), '≥ 10', verdict(faster >= 10)],
        ['5,000 ÷ 500 items', formatNumber(growth), `≤ ${formatNumber(GROWTH_GOAL)}`, verdict(growth <= GROWTH_GOAL)],
        ['same dates', isSame ? 'yes' : 'no', 'yes', verdict(isSame)],
      ],
    }),
  ])
  return faster >= 10 && growth <= GROWTH_GOAL && isSame
}

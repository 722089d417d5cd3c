/** `pnpm bench growth`: the same requests to 100,000 and to 1,000,000 deals, alternating; only ten times more data differs. */
import { startDatabase } from '../measure/database.ts'
import { latencyOf } from '../measure/http.ts'
import { median, percentile, shuffled } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { ourApi, type RunningServer, startServer } from '../measure/servers.ts'
import { type Scale, scaleOf } from '../seed/scales.ts'
import { seededRandom } from '../../dev/demo/chance/dice.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 150)
const WARM_UP = 100
/** The position of a cursor: the share of the list before it. */
const DEPTH = 0.75

type Side = { scale: Scale; server: RunningServer }
type Case = { name: string; goal: number; path: (side: Side) => Promise<string>; cookie: (scale: Scale) => string }

const list = (team: string, query: string) => `/api/v1/deals/?team=${team}&${query}`

const CASES: Case[] = [
  {
    name: 'a team’s first page, counted exactly',
    goal: 1.25,
    path: async ({ scale }) => list(String(scale.team.team), 'status=3&representation=1&count=exact'),
    cookie: ({ team }) => team.cookie,
  },
  {
    name: 'the whale’s first page, count capped',
    goal: 1.1,
    path: async ({ scale }) => list(String(scale.whale.team), 'status=3'),
    cookie: ({ whale }) => whale.cookie,
  },
  {
    name: `the whale’s page by cursor at ${DEPTH * 100} %`,
    goal: 1.1,
    path: async (side) => list(String(side.scale.whale.team), `count=none&cursor=${await cursorAt(side)}`),
    cookie: ({ whale }) => whale.cookie,
  },
]

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const database = await startDatabase()
  const sides: Side[] = []
  try {
    for (const [i, deals] of [100_000, 1_000_000].entries()) {
      const scale = await scaleOf(database, deals)
      const server = await startServer(ourApi({ name: scale.name, port: 8520 + i, uri: scale.uri }))
      sides.push({ scale, server })
    }
    const results = []
    for (const one of CASES) results.push({ ...one, ...(await measure(one, sides)) })
    report('growth', [
      `p50 over HTTP of one client, alternating between both databases; medians of ${ROUNDS} rounds of ${REQUESTS} requests.`,
      markdown({
        columns: ['request', '100k ms', '1M ms', '1M ÷ 100k', 'goal', ''],
        rows: results.map(({ name, small, large, ratio, goal }) => [
          name,
          formatNumber(small),
          formatNumber(large),
          formatNumber(ratio),
          `≤ ${goal}`,
          verdict(ratio <= goal),
        ]),
      }),
    ])
    return results.every(({ ratio, goal }) => ratio <= goal)
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()))
    await database.stop()
  }
}

async function measure(
  { path, cookie }: Case,
  sides: Side[],
): Promise<{ small: number; large: number; ratio: number }> {
  const asked = await Promise.all(
    sides.map(async (side) => ({
      url: side.server.url + (await path(side)),
      cookie: cookie(side.scale),
      deals: side.scale.deals,
    })),
  )
  for (const one of asked) for (let i = 0; i < WARM_UP; i++) await latencyOf(one.url, one.cookie)
  const random = seededRandom(2)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const latencies = new Map(asked.map(({ deals }) => [deals, [] as number[]]))
    for (let i = 0; i < REQUESTS; i++) {
      for (const one of shuffled(asked, random)) latencies.get(one.deals)?.push(await latencyOf(one.url, one.cookie))
    }
    const [small = NaN, large = NaN] = asked.map(({ deals }) => percentile(latencies.get(deals) ?? [], 0.5))
    rounds.push({ small, large, ratio: large / small })
  }
  return {
    small: median(rounds.map((one) => one.small)),
    large: median(rounds.map((one) => one.large)),
    ratio: median(rounds.map((one) => one.ratio)),
  }
}

/** The cursor after three quarters of the whale's deals, reached page by page like a client. */
async function cursorAt({ scale, server }: Side): Promise<string> {
  const pages = Math.floor((scale.deals * 0.05 * DEPTH) / 100)
  let cursor = ''
  for (let i = 0; i < pages; i++) {
    const path = list(String(scale.whale.team), `count=none&page_size=100${cursor && `&cursor=${cursor}`}`)
    const response = await fetch(server.url + path, { headers: { Cookie: scale.whale.cookie } })
    const page = (await response.json()) as { next_cursor: string | null }
    if (!page.next_cursor) break
    cursor = page.next_cursor
  }
  return cursor
}

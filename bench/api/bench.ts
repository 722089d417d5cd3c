/**
 * `pnpm bench api`: the deal list of a signed-in owner with full middleware, compared to the limit and to common
 * stacks. All servers run at the same time. Each round measures them in random order, and ratios are taken within a
 * round.
 */
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { startDatabase } from '../measure/database.ts'
import { median, shuffled } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { ourApi, residentMb, type RunningServer, type ServerSpec, startServer } from '../measure/servers.ts'
import { type Load, requireWrk, wrk } from '../measure/wrk.ts'
import { seededRandom } from '../../dev/demo/chance/dice.ts'
import { signInMore } from '../seed/people.ts'
import { scaleOf } from '../seed/scales.ts'

const DEALS = 100_000
const TEAMS = 200
const CONNECTIONS = [1, 16, 64]
const MOST_CONNECTIONS = 64
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP ?? 12)

type Sample = Load & { server: string; connections: number; round: number }

const here = import.meta.dirname
const rival = (name: string, port: number, MONGODB_URI: string): ServerSpec => ({
  name,
  port,
  script: join(here, 'servers', `${name}.ts`),
  ready: '/ready',
  env: { MONGODB_URI },
})

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  requireWrk()
  const database = await startDatabase()
  const { team, uri, name } = await scaleOf(database, DEALS)
  // One session for each concurrent caller, so that no server reads one for two of them.
  const cookies = await signInMore(database.client.db(name), team, MOST_CONNECTIONS)
  const specs: ServerSpec[] = [
    ourApi({ name: 'ours', port: 8500, uri }),
    ...['limit', 'fastify', 'express', 'nest'].map((rivalName, i) => rival(rivalName, 8501 + i, uri)),
  ]
  const servers = await Promise.all(specs.map(startServer))
  try {
    const path = `/api/v1/deals/?team=${String(team.team)}&status=3&representation=1`
    const ask = (server: RunningServer, connections: number, seconds: number) =>
      wrk(server.url + path, { connections, seconds, cookies })
    await compareBodies(servers, path, team.cookie)
    for (const server of servers) await ask(server, 16, WARM_UP_SECONDS)
    const samples: Sample[] = []
    const random = seededRandom(1)
    for (let round = 0; round < ROUNDS; round++) {
      for (const connections of CONNECTIONS) {
        for (const server of shuffled(servers, random)) {
          samples.push({ ...(await ask(server, connections, SECONDS)), server: server.name, connections, round })
        }
      }
      console.log(`round ${round + 1} of ${ROUNDS}`)
    }
    return conclude(samples, servers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.stop()
  }
}

/** Checks that all servers return the same response. */
async function compareBodies(servers: RunningServer[], path: string, cookie: string): Promise<void> {
  const bodies = await Promise.all(
    servers.map(async ({ name, url }) => {
      const response = await fetch(url + path, { headers: { Cookie: cookie } })
      const { next_cursor: _, ...page } = (await response.json()) as { results: unknown[]; next_cursor: unknown }
      return { name, page }
    }),
  )
  const [first] = bodies
  if (first?.page.results.length !== 15)
    throw new Error(`A full page was expected, not ${first?.page.results.length} rows`)
  for (const { name, page } of bodies) {
    if (!isDeepStrictEqual(page, first.page)) throw new Error(`${name} answers something else than ${first.name}`)
  }
}

const atLeast = (goal: number, what: string, value: number) => ({
  what,
  value,
  goal: `≥ ${goal}`,
  isMet: value >= goal,
})

function conclude(samples: Sample[], servers: RunningServer[]): boolean {
  const of = (server: string, connections: number) =>
    samples.filter((one) => one.server === server && one.connections === connections)
  const ratio = (a: string, b: string, connections: number) =>
    median(
      of(a, connections).map(
        (one) =>
          one.requestsPerSecond /
          (of(b, connections).find(({ round }) => round === one.round)?.requestsPerSecond ?? NaN),
      ),
    )
  const memory = new Map(servers.map(({ name, pid }) => [name, residentMb(pid)]))
  const measured = markdown({
    columns: ['server', 'connections', 'requests/s', '× limit', 'p50 ms', 'p99 ms', 'p99/p50', 'RSS MB', 'errors'],
    rows: servers.flatMap(({ name }) =>
      CONNECTIONS.map((connections) => {
        const loads = of(name, connections)
        const p50 = median(loads.map((one) => one.p50))
        const p99 = median(loads.map((one) => one.p99))
        return [
          name,
          connections,
          formatNumber(median(loads.map((one) => one.requestsPerSecond))),
          formatNumber(ratio(name, 'limit', connections)),
          formatNumber(p50),
          formatNumber(p99),
          formatNumber(p99 / p50),
          Math.round(memory.get(name) ?? 0),
          loads.reduce((sum, one) => sum + one.errors, 0),
        ]
      }),
    ),
  })
  const tail = median(of('ours', 64).map((one) => one.p99 / one.p50))
  const resident = memory.get('ours') ?? NaN
  const targets = [
    ...[16, 64].flatMap((connections) => [
      atLeast(connections === 16 ? 0.75 : 0.85, `× limit at ${connections}`, ratio('ours', 'limit', connections)),
      atLeast(3, `× Nest at ${connections}`, ratio('ours', 'nest', connections)),
      atLeast(1.3, `× Fastify at ${connections}`, ratio('ours', 'fastify', connections)),
    ]),
    { what: 'p99/p50 at 64', value: tail, goal: '≤ 3.5', isMet: tail <= 3.5 },
    { what: 'RSS MB', value: resident, goal: '≤ 220', isMet: resident <= 220 },
  ]
  report('api', [
    `The deal list: 15 of ${DEALS.toLocaleString('en-US')} deals in ${TEAMS} teams, one of ${MOST_CONNECTIONS} sessions read from the database each time (the limit keeps them in memory), two filters, sort, count. ${ROUNDS} rounds of ${SECONDS} s, medians of ratios within a round.`,
    measured,
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: targets.map(({ what, value, goal, isMet }) => [what, formatNumber(value), goal, verdict(isMet)]),
    }),
  ])
  return targets.every(({ isMet }) => isMet)
}

/**
 * `pnpm bench contacts`: what agents ask of their contacts, of an account with 100,000 and of one with 1,000,000, alternating;
 * only ten times more data differs.
 */
import { seededRandom } from '../../dev/demo/chance/dice.ts'
import { startDatabase } from '../measure/database.ts'
import { latencyOf, type Posted } from '../measure/http.ts'
import { percentile, shuffled } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { ourApi, type RunningServer, startServer } from '../measure/servers.ts'
import { type ContactScale, contactScaleOf, ENTRIES, labelId } from '../seed/contacts.ts'

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 400)
const WARM_UP = 50
const SIZES = [100_000, 1_000_000]
const GROWTH = 1.2

type Side = { scale: ContactScale; server: RunningServer; token: string }
type Ask = (side: Side, random: () => number) => { path: string; body?: object }
/** `most` is the p95 of the larger account, in ms; `growth` how many times that of the smaller one it may be. */
type Case = { name: string; growth?: number; most?: number; ask: Ask }

const pick = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)] as T

const NAMES = ['Whitaker', 'Kowalski', 'Vandenberg', 'Lindqvist', 'Okafor', 'Delgado', 'Perry', 'Hoffman']
const GIVEN = ['Priya', 'Jack', 'Olga', 'Samuel', 'Heather', 'Yuki', 'Maria', 'Kevin']

const CASES: readonly Case[] = [
  { name: 'the first page', growth: GROWTH, ask: () => ({ path: '/contacts/' }) },
  { name: 'with a status', growth: GROWTH, ask: () => ({ path: '/contacts/?status=3' }) },
  { name: 'with a label', growth: GROWTH, ask: () => ({ path: `/contacts/?labels=${String(labelId(4))}` }) },
  { name: 'by last name', growth: GROWTH, ask: () => ({ path: '/contacts/?sort=last_name' }) },
  {
    name: 'search by name',
    most: 60,
    ask: (_, random) => ({ path: `/search/?q=${pick(GIVEN, random)}+${pick(NAMES, random)}` }),
  },
  {
    name: 'the list with a name typed',
    most: 60,
    ask: (_, random) => ({ path: `/contacts/?q=${pick(GIVEN, random)}+${pick(NAMES, random)}` }),
  },
  {
    name: 'duplicates of a new contact',
    most: 30,
    ask: (_, random) => ({
      path: '/contacts/duplicates/check/',
      body: {
        first_name: pick(GIVEN, random),
        last_name: pick(NAMES, random),
        phones: [`860-555-${String(Math.floor(random() * 10_000)).padStart(4, '0')}`],
        address: { zip: `060${10 + Math.floor(random() * 90)}` },
      },
    }),
  },
  {
    name: `a timeline of ${ENTRIES.toLocaleString('en-US')} entries`,
    most: 20,
    ask: ({ scale }) => ({ path: `/contacts/${scale.busy}/timeline/` }),
  },
]

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const database = await startDatabase()
  const sides: Side[] = []
  try {
    for (const [i, contacts] of SIZES.entries()) {
      const scale = await contactScaleOf(database, contacts)
      const server = await startServer(ourApi({ name: scale.name, port: 8560 + i, uri: scale.uri }))
      sides.push({ scale, server, token: await csrfToken(server, scale) })
    }
    const results = []
    for (const one of CASES) results.push({ ...one, ...(await measure(one, sides)) })
    report('contacts', [
      `p95 over HTTP of one client, ${REQUESTS} requests to each, alternating between an account of 100,000 contacts and one of 1,000,000.`,
      markdown({
        columns: ['request', '100k ms', '1M ms', '1M ÷ 100k', 'goal', ''],
        rows: results.map(({ name, small, large, growth, most, isMet }) => [
          name,
          formatNumber(small),
          formatNumber(large),
          formatNumber(large / small),
          growth === undefined ? `≤ ${most} ms` : `≤ ${growth} ×`,
          verdict(isMet),
        ]),
      }),
    ])
    return results.every(({ isMet }) => isMet)
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()))
    await database.stop()
  }
}

async function measure({ ask, growth, most }: Case, sides: readonly Side[]) {
  const latencies = new Map(sides.map((side) => [side, [] as number[]]))
  const random = seededRandom(6)
  for (let i = 0; i < WARM_UP + REQUESTS; i++) {
    for (const side of shuffled(sides, random)) {
      const { path, body } = ask(side, random)
      const posted: Posted | undefined = body && { body, token: side.token }
      const took = await latencyOf(`${side.server.url}/api/v1${path}`, side.scale.team.cookie, posted)
      if (i >= WARM_UP) latencies.get(side)?.push(took)
    }
  }
  const [small = NaN, large = NaN] = sides.map((side) => percentile(latencies.get(side) ?? [], 0.95))
  const isMet = growth === undefined ? large <= (most ?? Infinity) : large / small <= growth
  return { small, large, isMet }
}

/** What a browser sends along with what it posts. */
async function csrfToken({ url }: RunningServer, { team }: ContactScale): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login/`, { headers: { Cookie: team.cookie } })
  const set = response.headers.getSetCookie().find((one) => one.startsWith('csrftoken='))
  if (!set) throw new Error('No token to post with')
  return set.slice('csrftoken='.length).split(';', 1)[0] ?? ''
}

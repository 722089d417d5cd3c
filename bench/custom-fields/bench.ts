/**
 * `pnpm bench custom-fields`: the list of contacts filtered by a built-in field and by a custom field with the same values,
 * in one database of 100,000 contacts, alternating.
 */
import { seededOnce, startDatabase } from '../measure/database.ts'
import { latencyOf } from '../measure/http.ts'
import { median, percentile, shuffled } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { ourApi, startServer } from '../measure/servers.ts'
import { insertPeople, seededTeams } from '../seed/people.ts'
import { bringUpToDate } from '../seed/up-to-date.ts'
import { seededRandom } from '../../dev/demo/chance/dice.ts'
import { insertContacts, labelId } from '../seed/contacts.ts'
import { insertFields, withFields } from './fields.ts'

const CONTACTS = Number(process.env.BENCH_CONTACTS ?? 100_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 150)
const WARM_UP = 50
const GOAL = 1.2

type Case = { name: string; builtIn: string; custom: string }

const CASES: Case[] = [
  { name: 'one of 6 values', builtIn: 'status=3', custom: 'custom_fields[tier]=o3' },
  { name: 'two of 6 values', builtIn: 'status=2,3', custom: 'custom_fields[tier]=o2,o3' },
  { name: 'one of 13 values', builtIn: 'source=5', custom: 'custom_fields[campaign]=o5' },
  { name: 'a list with one of 20 values', builtIn: `labels=${String(labelId(4))}`, custom: 'custom_fields[wants]=o5' },
  {
    name: 'one of 6 values, counted exactly',
    builtIn: 'status=3&count=exact',
    custom: 'custom_fields[tier]=o3&count=exact',
  },
]

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const database = await startDatabase()
  const name = `bench_custom_fields_v1_${CONTACTS / 1000}k`
  const [team] = seededTeams(1)
  if (!team) throw new Error('One team is seeded')
  await seededOnce(database.client, name, async () => {
    const db = database.client.db(name)
    await insertPeople(db, [team])
    await insertFields(db, team)
    await insertContacts(db, CONTACTS, team, withFields)
  })
  await bringUpToDate(database.uri(name))
  const server = await startServer(ourApi({ name, port: 8540, uri: database.uri(name) }))
  try {
    const results = []
    for (const one of CASES) {
      const url = (query: string) => `${server.url}/api/v1/contacts/?${query}`
      results.push({ ...one, ...(await measure(url(one.builtIn), url(one.custom), team.cookie)) })
    }
    report('custom-fields', [
      `p50 over HTTP of one client, ${CONTACTS.toLocaleString('en-US')} contacts of one account, each with the same values in both fields, alternating; medians of ${ROUNDS} rounds of ${REQUESTS} requests.`,
      markdown({
        columns: ['filter', 'built-in ms', 'custom ms', 'custom ÷ built-in', 'goal', ''],
        rows: results.map(({ name: filter, builtInMs, customMs, ratio }) => [
          filter,
          formatNumber(builtInMs),
          formatNumber(customMs),
          formatNumber(ratio),
          `≤ ${GOAL}`,
          verdict(ratio <= GOAL),
        ]),
      }),
    ])
    return results.every(({ ratio }) => ratio <= GOAL)
  } finally {
    await server.stop()
    await database.stop()
  }
}

async function measure(builtIn: string, custom: string, cookie: string) {
  for (const url of [builtIn, custom]) for (let i = 0; i < WARM_UP; i++) await latencyOf(url, cookie)
  const random = seededRandom(4)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const latencies = new Map([builtIn, custom].map((url) => [url, [] as number[]]))
    for (let i = 0; i < REQUESTS; i++) {
      for (const url of shuffled([builtIn, custom], random)) latencies.get(url)?.push(await latencyOf(url, cookie))
    }
    const p50 = (url: string) => percentile(latencies.get(url) ?? [], 0.5)
    rounds.push({ builtInMs: p50(builtIn), customMs: p50(custom), ratio: p50(custom) / p50(builtIn) })
  }
  return {
    builtInMs: median(rounds.map((one) => one.builtInMs)),
    customMs: median(rounds.map((one) => one.customMs)),
    ratio: median(rounds.map((one) => one.ratio)),
  }
}

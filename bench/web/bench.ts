/** `pnpm bench web`: the federated build compared to the same source built as one application, in a real browser. */
import { basename, join } from 'node:path'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { type Platform, startPlatform } from '../../dev/platform/platform.ts'
import { folderStorage } from '../../remote-kit/src/places/folder-storage.ts'
import { registryIn } from '../../remote-kit/src/releases/environments.ts'
import { editRegistry } from '../../remote-kit/src/releases/registry-store.ts'
import { signInToDemo } from '../measure/demo-session.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { type RunningServer, startServer } from '../measure/servers.ts'
import { buildMonolith, monolithRegistry } from './monolith/build.ts'
import { CONDITIONS, type Visit, visit } from './visit.ts'

const PAIRS = Number(process.env.BENCH_PAIRS ?? 9)
const PORT = 8700
const ROOT = join(import.meta.dirname, '..', '..')
const DATA_DIR = join(ROOT, '.data', 'bench-web')
const MONOLITH_PORT = PORT + 10
const MONOLITH_URL = `http://localhost:${MONOLITH_PORT}`
const MONOLITH_DIST = join(ROOT, '.data', 'bench-monolith')
/** The milestones of a visit, in order. */
const TIMES = ['fcp', 'fetched', 'menu', 'page', 'ready', 'lcp', 'switchToReports', 'lcpAgain'] as const

type Build = 'federated' | 'monolith'
type Sample = Visit & { build: Build; pair: number; conditions: string }

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  await buildMonolith(MONOLITH_DIST)
  const platform = await startPlatform({ port: PORT, dataDir: DATA_DIR, env: { LOG_LEVEL: 'warn' } })
  const monolith = await startMonolith(platform)
  const executablePath = findChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const urls: Record<Build, string> = { federated: platform.urls.shell, monolith: MONOLITH_URL }
    const cookies = (await signInToDemo(urls.federated)).cookies()
    const samples: Sample[] = []
    for (const conditions of CONDITIONS) {
      for (const build of ['monolith', 'federated'] as const) await visit(browser, urls[build], cookies, conditions)
      for (let pair = 0; pair < PAIRS; pair++) {
        const order: Build[] = pair % 2 === 0 ? ['federated', 'monolith'] : ['monolith', 'federated']
        for (const build of order) {
          samples.push({
            ...(await visit(browser, urls[build], cookies, conditions)),
            build,
            pair,
            conditions: conditions.name,
          })
        }
      }
    }
    return conclude(`${basename(executablePath)} ${browser.version()}`, samples)
  } finally {
    await browser.close()
    await monolith.stop()
    await platform.stop()
  }
}

/** The product's own server, with the monolith instead of the shell's build. */
async function startMonolith({ dataDir, urls }: Platform): Promise<RunningServer> {
  const { registry: federated } = await registryIn(folderStorage(dataDir)).read()
  const monolith = await monolithRegistry(federated, MONOLITH_DIST, MONOLITH_URL)
  await editRegistry(registryIn(folderStorage(dataDir), 'monolith'), { what: 'create' }, () => monolith)
  return startServer({
    name: 'monolith',
    script: join(ROOT, 'shell/server/main.ts'),
    port: MONOLITH_PORT,
    ready: '/healthz',
    env: { SHELL_DIST: MONOLITH_DIST, API_URL: urls.api, DATA_DIR: dataDir, ENVIRONMENT: 'monolith' },
  })
}

function conclude(browser: string, samples: Sample[]): boolean {
  const of = (build: Build, conditions: string) =>
    samples.filter((one) => one.build === build && one.conditions === conditions)
  const middle = (build: Build, conditions: string, what: keyof Visit) =>
    median(of(build, conditions).map((one) => one[what]))
  const ratio = (conditions: string, what: keyof Visit) =>
    median(
      of('federated', conditions).map(
        (one) => one[what] / (of('monolith', conditions).find(({ pair }) => pair === one.pair)?.[what] ?? NaN),
      ),
    )
  const metrics: (keyof Visit)[] = [...TIMES, 'cls', 'scriptKib', 'scriptRequests', 'idleKib', 'idleRequests']
  const slow = CONDITIONS.at(-1)?.name ?? ''
  const targets = [
    ...CONDITIONS.flatMap(({ name }) => [
      { what: `cold ready × monolith, ${name}`, value: ratio(name, 'ready'), goal: 1.05 },
      { what: `LCP × monolith, ${name}`, value: ratio(name, 'lcp'), goal: 1.05 },
      { what: `switch to a cold remote × monolith, ${name}`, value: ratio(name, 'switchToReports'), goal: 1.15 },
      { what: `CLS, ${name}`, value: middle('federated', name, 'cls'), goal: 0.02 },
    ]),
    { what: `LCP ms, ${slow}`, value: middle('federated', slow, 'lcp'), goal: 2100 },
    { what: `LCP ms on the second visit, ${slow}`, value: middle('federated', slow, 'lcpAgain'), goal: 1450 },
    { what: 'scripts of the first load × monolith', value: ratio(slow, 'scriptKib'), goal: 1.6 },
    { what: 'script requests of the first load', value: middle('federated', slow, 'scriptRequests'), goal: 20 },
    { what: 'scripts of the first load, KiB gz', value: middle('federated', slow, 'scriptKib'), goal: 300 },
  ]
  report('web', [
    `The workspaces opened with an empty cache by a signed-in owner, then a switch to the reports, then the workspaces again with what the browser kept, in ${browser}; ${PAIRS} pairs, medians of ratios within a pair. Times in ms: the first text is painted, the scripts are there, then the menu stands, the title of the page, its cards. Scripts gzipped: those asked for before the cards were shown, and those read ahead once the page was idle.`,
    markdown({
      columns: ['conditions', 'build', ...metrics],
      rows: CONDITIONS.flatMap(({ name }) =>
        (['federated', 'monolith'] as const).map((build) => [
          name,
          build,
          ...metrics.map((what) => formatNumber(middle(build, name, what))),
        ]),
      ),
    }),
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: targets.map(({ what, value, goal }) => [what, formatNumber(value), `≤ ${goal}`, verdict(value <= goal)]),
    }),
  ])
  return targets.every(({ value, goal }) => value <= goal)
}

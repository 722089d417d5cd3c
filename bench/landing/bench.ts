/**
 * `pnpm bench landing`: the landing page as a visitor gets it, prerendered, compared to the same build without its
 * prerendered pages, whose script renders them.
 */
import { cp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { buildOne, currentBuild } from '../../remote-kit/src/releases/build.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { PRERENDERED } from '../../shell/server/prerendered.ts'
import { type RunningServer, startServer } from '../measure/servers.ts'
import { look, SCREENS, type Look } from './look.ts'

const PAIRS = Number(process.env.BENCH_PAIRS ?? 7)
const PORT = 8740
const ROOT = join(import.meta.dirname, '..', '..')
const BY_SCRIPT_DIST = join(ROOT, '.data', 'bench-landing')
/** No API runs: to both pages that means that no one is signed in. */
const NO_REMOTES = join(import.meta.dirname, 'no-remotes')

const BUILDS = ['prerendered', 'rendered by script'] as const
type Build = (typeof BUILDS)[number]
type Sample = Look & { build: Build; screen: string; pair: number }

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const shell = join(ROOT, 'shell')
  await buildOne(shell)
  await copyWithoutPages(await currentBuild(shell), BY_SCRIPT_DIST)
  const executablePath = findChromium()
  const servers: RunningServer[] = []
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const dists = {
      prerendered: join(shell, 'dist'),
      'rendered by script': BY_SCRIPT_DIST,
    }
    for (const [index, build] of BUILDS.entries()) servers.push(await serve(build, dists[build], PORT + index))
    const urlOf = (build: Build) => `http://localhost:${PORT + BUILDS.indexOf(build)}`
    const samples: Sample[] = []
    for (const screen of SCREENS) {
      for (const build of BUILDS) await look(browser, urlOf(build), screen)
      for (let pair = 0; pair < PAIRS; pair++)
        for (const build of pair % 2 === 0 ? BUILDS : BUILDS.toReversed())
          samples.push({ ...(await look(browser, urlOf(build), screen)), build, screen: screen.name, pair })
    }
    return conclude(`${basename(executablePath)} ${browser.version()}`, samples)
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
  }
}

/** Copies a build without its prerendered pages to a folder of builds. */
async function copyWithoutPages(build: string, dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true })
  await cp(build, join(dist, basename(build)), { recursive: true })
  await cp(join(build, '..', 'current'), join(dist, 'current'))
  await rm(join(dist, basename(build), PRERENDERED))
}

/** The product's own server with a build of the shell. */
function serve(name: string, dist: string, port: number): Promise<RunningServer> {
  const env = { SHELL_DIST: dist, RELEASE_PLACE: NO_REMOTES, API_URL: 'http://127.0.0.1:9' }
  return startServer({ name, script: join(ROOT, 'shell/server/main.ts'), port, ready: '/healthz', env })
}

function conclude(browser: string, samples: Sample[]): boolean {
  const of = (build: Build, screen: string) => samples.filter((one) => one.build === build && one.screen === screen)
  const middle = (build: Build, screen: string, what: keyof Look) => median(of(build, screen).map((one) => one[what]))
  const ratio = (screen: string, what: keyof Look) =>
    median(
      of('prerendered', screen).map(
        (one) =>
          one[what] / (of('rendered by script', screen).find(({ pair }) => pair === one.pair)?.[what] ?? Number.NaN),
      ),
    )
  const metrics = ['text', 'lcp', 'cls', 'kib'] as const
  const targets = SCREENS.flatMap(({ name }) => [
    { what: `LCP ms, ${name}`, value: middle('prerendered', name, 'lcp'), goal: 1500 },
    { what: `LCP × rendered by script, ${name}`, value: ratio(name, 'lcp'), goal: 0.6 },
    { what: `CLS, ${name}`, value: middle('prerendered', name, 'cls'), goal: 0.02 },
  ])
  report('landing', [
    `The landing page opened by a visitor with an empty cache at 4G and a quarter of the processor, in ${browser}; ${PAIRS} pairs, medians of ratios within a pair. Times in ms: the headline is painted, the largest paint of all (the picture of the board, or the headline). KiB are all that was sent until the largest paint.`,
    markdown({
      columns: ['screen', 'page', ...metrics],
      rows: SCREENS.flatMap(({ name }) =>
        BUILDS.map((build) => [name, build, ...metrics.map((what) => formatNumber(middle(build, name, what)))]),
      ),
    }),
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: targets.map(({ what, value, goal }) => [what, formatNumber(value), `≤ ${goal}`, verdict(value <= goal)]),
    }),
  ])
  return targets.every(({ value, goal }) => value <= goal)
}

/**
 * `pnpm bench screens`: what people open all day, from the click to its paint, beside a plain copy of the same markup
 * without data or framework.
 */
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { startPlatform } from '../../dev/platform/platform.ts'
import { type Cookies, signInToDemo } from '../measure/demo-session.ts'
import { openPlain, plainCopy } from '../measure/plain-copy.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { type Ids, INTERACTIONS, type Interaction } from './interactions.ts'
import { type Paints, type Part, type Watch, watchPaint } from './watch-paint.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const CPU = 4
const PORT = 8700
const DATA_DIR = join(import.meta.dirname, '..', '..', '.data', 'bench-web')
/** Long enough for what a page fetches once it is idle. */
const QUIET_MS = 2_500
/** People look before they click. */
const HOVER_MS = 300
const TYPED = '402 Maple Street'
/** In ms, on a machine that takes `PLAIN_MS` for plain HTML. */
const GOALS = { frame: 100, data: 400, task: 200, key: 100 }
/** The median of the column "plain" where the goals were set. */
const PLAIN_MS = 51

type Round = { first: Paints; again: Paints; plain: Paints }
type Place = { browser: Browser; url: string; cookies: Cookies; ids: Ids }

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const platform = await startPlatform({ port: PORT, dataDir: DATA_DIR, env: { LOG_LEVEL: 'warn' } })
  const executablePath = findChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const url = platform.urls.shell
    const session = await signInToDemo(url)
    const deals = await session.call<{ results: { id: string }[] }>('GET', '/deals/?status=3&sort=name')
    const place = { browser, url, cookies: session.cookies(), ids: { deal: deals.results[0]?.id ?? '' } }
    const measured = new Map<string, Round[]>(INTERACTIONS.map(({ name }) => [name, []]))
    const keys: number[] = []
    // The first round is a warm-up and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const interaction of INTERACTIONS) {
        const one = await measure(place, interaction)
        if (round > 0) measured.get(interaction.name)?.push(one)
      }
      const typed = await typing(place)
      if (round > 0) keys.push(Math.max(...typed))
    }
    return conclude(`${basename(executablePath)} ${browser.version()}`, measured, keys)
  } finally {
    await browser.close()
    await platform.stop()
  }
}

async function openPage({ browser, cookies }: Place): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.addInitScript(watchPaint)
  return [page, context]
}

async function measure(place: Place, interaction: Interaction): Promise<Round> {
  const { at, ready, close, copied } = interaction
  const [page, context] = await openPage(place)
  try {
    await page.goto(`${place.url}${at(place.ids)}`)
    await shown(page, ready)
    await sleep(QUIET_MS)
    const first = await opened(page, interaction)
    const copy = await plainCopy(page, copied)
    await close(page)
    await sleep(QUIET_MS)
    const again = await opened(page, interaction)
    await openPlain(page, copy)
    await sleep(HOVER_MS)
    const { frame, data } = interaction
    await page.evaluate(([a, b]) => (window as unknown as Watch).watch.expect(a, b), [frame, data] as const)
    await page.mouse.click(5, 5)
    const plain = await paints(page)
    return { first, again, plain }
  } catch (error) {
    throw new Error(`${interaction.name}: ${String(error)}`, { cause: error })
  } finally {
    await context.close()
  }
}

async function opened(page: Page, { prepare, trigger, frame, data }: Interaction): Promise<Paints> {
  await prepare?.(page)
  const button = 'click' in trigger ? page.locator(trigger.click).first() : null
  await button?.hover()
  await sleep(HOVER_MS)
  await page.evaluate(([a, b]) => (window as unknown as Watch).watch.expect(a, b), [frame, data] as const)
  if (button) {
    await page.mouse.down()
    await page.mouse.up()
  } else if ('key' in trigger) await page.keyboard.press(trigger.key)
  return paints(page)
}

const paints = (page: Page): Promise<Paints> => page.evaluate(() => (window as unknown as Watch).watch.paints)

/** The time of each key from its press to its paint, in the name of a new deal, which searches for the same property. */
async function typing(place: Place): Promise<number[]> {
  const [page, context] = await openPage(place)
  try {
    await page.goto(`${place.url}/agent/workspaces`)
    await shown(page, { css: 'article[data-deal]' })
    await sleep(QUIET_MS)
    await page.getByRole('button', { name: 'New deal' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').click()
    await sleep(QUIET_MS)
    await page.evaluate(() => (window as unknown as Watch).watch.keys())
    await page.keyboard.type(TYPED, { delay: 60 })
    await sleep(1_000)
    // Keys that took less than the browser tells of.
    return [0, ...(await page.evaluate(() => (window as unknown as Watch).watch.keys()))]
  } finally {
    await context.close()
  }
}

const shown = (page: Page, { css }: Part) => page.locator(css).first().waitFor({ timeout: 60_000 })

function conclude(browser: string, measured: ReadonlyMap<string, readonly Round[]>, keys: readonly number[]): boolean {
  const rows = [...measured].map(([name, rounds]) => {
    const of = (which: keyof Round, what: keyof Paints) => median(rounds.map((round) => round[which][what]))
    const ratio = (which: 'first' | 'again') => median(rounds.map((round) => round[which].data / round.plain.data))
    const { againMs } = INTERACTIONS.find((one) => one.name === name) ?? {}
    return { name, of, againMs, first: ratio('first'), again: ratio('again') }
  })
  const slowness = median(rows.map(({ of }) => of('plain', 'data'))) / PLAIN_MS
  const here = (ms: number) => Math.round(ms * slowness)
  const targets = [
    ...rows.flatMap(({ name, of, againMs }) => [
      { what: `${name}: frame`, value: of('first', 'frame'), goal: here(GOALS.frame) },
      { what: `${name}: data`, value: of('first', 'data'), goal: here(GOALS.data) },
      { what: `${name}: longest task`, value: of('first', 'task'), goal: here(GOALS.task) },
      ...(againMs ? [{ what: `${name}: data again`, value: of('again', 'data'), goal: here(againMs) }] : []),
    ]),
    { what: 'slowest key of a name', value: median(keys), goal: here(GOALS.key) },
  ]
  report('screens', [
    `What people open all day, from the click to its paint, in ${browser} at a quarter of the processor; medians of ${ROUNDS} rounds, in ms. The first time in a tab, then again. The frame is the dialog, panel or view; the data what it was opened for. Plain is the same markup inserted as HTML, without data or framework: what the browser needs for it on this machine. Ratios are those of the data to it, within a round. Plain HTML takes ${formatNumber(slowness)} × as long here as where the goals were set: 100 ms for a frame, 400 for its data. They are multiplied by that.`,
    markdown({
      columns: [
        '',
        'frame',
        'data',
        'longest task',
        'again: frame',
        'again: data',
        'plain',
        '× plain',
        'again × plain',
      ],
      rows: rows.map(({ name, of, first, again }) => [
        name,
        ...[
          of('first', 'frame'),
          of('first', 'data'),
          of('first', 'task'),
          of('again', 'frame'),
          of('again', 'data'),
          of('plain', 'data'),
          first,
          again,
        ].map(formatNumber),
      ]),
    }),
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: targets.map(({ what, value, goal }) => [what, formatNumber(value), `≤ ${goal}`, verdict(value <= goal)]),
    }),
  ])
  return targets.every(({ value, goal }) => value <= goal)
}

/**
 * `pnpm bench contact-list`: a list of 10,000 contacts is scrolled in a real browser, beside a thousand of the
 * same rows as plain HTML.
 */
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { startPlatform } from '../../dev/platform/platform.ts'
import { type Cookies, type DemoSession, signInToDemo } from '../measure/demo-session.ts'
import { plainCopy, withCut } from '../measure/plain-copy.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { framesOf, UNLIMITED_FRAMES, watchFrames } from '../measure/watch-frames.ts'
import { nameOf } from '../seed/letter-names.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const PORT = 8700
const DATA_DIR = join(import.meta.dirname, '..', '..', '.data', 'bench-contact-list')
const CONTACTS = 10_000
/** All of them as plain HTML take minutes to scroll. */
const PLAIN_ROWS = 1000
/** What one call takes. */
const AT_ONCE = 100
/** A frame of a display with 60 of them a second. */
const FRAME_MS = 16.7
/** Of plain HTML: in software a frame of either takes longer than the sixtieth of a second that a display has. */
const SCROLL = 1
const ROWS = 'main tbody'
const ROW = `${ROWS} a[data-row-focus]`

type Round = { ours: number; plain: number; rows: number }

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const platform = await startPlatform({ port: PORT, dataDir: DATA_DIR, env: { LOG_LEVEL: 'warn' } })
  const executablePath = findChromium()
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...UNLIMITED_FRAMES] })
  try {
    const url = platform.urls.shell
    const owner = await signInToDemo(url)
    await fill(owner)
    const measured = new Map<number, Round[]>()
    for (const cpu of [1, 4]) {
      const rounds: Round[] = []
      // The first round is a warm-up and does not count.
      for (let round = 0; round <= ROUNDS; round++) rounds.push(await measure(browser, url, owner.cookies(), cpu))
      measured.set(cpu, rounds.slice(1))
    }
    return conclude(`${basename(executablePath)} ${browser.version()}`, measured)
  } finally {
    await browser.close()
    await platform.stop()
  }
}

const FIRST_NAMES = ['Ann', 'Bob', 'Carol', 'Dan', 'Eve', 'Frank', 'Grace']
/** Gives the account its contacts, through the API. A later run finds them there. */
async function fill(owner: DemoSession): Promise<void> {
  for (let from = 0; from < CONTACTS; from += AT_ONCE) {
    const last = `/contacts/?external_id=bench:${from + AT_ONCE - 1}`
    if ((await owner.call<{ results: unknown[] }>('GET', last)).results.length > 0) continue
    const contacts = Array.from({ length: AT_ONCE }, (_, i) => {
      const n = from + i
      const name = { first_name: FIRST_NAMES[n % FIRST_NAMES.length] ?? '', last_name: `A${nameOf(n)}` }
      return { external_id: `bench:${n}`, ...name, emails: [`person${n}@example.com`] }
    })
    const saved = await owner.call<{ refused: number }>('POST', '/contacts/batch/', { contacts })
    if (saved.refused > 0) throw new Error(`${saved.refused} contacts were refused`)
  }
}

async function measure(browser: Browser, url: string, cookies: Cookies, cpu: number): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(watchFrames)
    await page.goto(`${url}/agent/contacts?sort=name`)
    await page.locator(ROW).first().waitFor({ timeout: 60_000 })
    await sleep(2000)
    const copy = await plainCopy(page, ROWS)
    const ours = await scrolled(page)
    const rows = await page.locator(ROW).count()
    await page.route('**/plain-list', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: withCut(copy, manyRows(copy.cut)) }),
    )
    await page.goto(`${url}/plain-list`, { waitUntil: 'load' })
    await sleep(2000)
    return { ours, plain: await scrolled(page), rows }
  } finally {
    await context.close()
  }
}

/** The rows of a list, repeated. */
function manyRows(body: string): string {
  const rows = (body.match(/<tr.*?<\/tr>/gs) ?? []).filter((row) => row.includes('data-row-focus'))
  if (rows.length === 0) throw new Error('The list has no rows')
  return `<tbody>${Array.from({ length: PLAIN_ROWS }, (_, i) => rows[i % rows.length]).join('')}</tbody>`
}

/** Scrolls down through the list, which loads more, and back. */
async function scrolled(page: Page): Promise<number> {
  await page.mouse.move(720, 500)
  return framesOf(page, async () => {
    for (const step of [...Array<number>(60).fill(240), ...Array<number>(60).fill(-240)]) {
      await page.mouse.wheel(0, step)
      await sleep(16)
    }
  })
}

function conclude(browser: string, measured: ReadonlyMap<number, readonly Round[]>): boolean {
  const middle = (cpu: number, of: (round: Round) => number) => median((measured.get(cpu) ?? []).map(of))
  const ratio = (cpu: number) => middle(cpu, ({ ours, plain }) => ours / plain)
  const targets = [
    { what: 'scroll p95 ms, 1 × CPU', value: middle(1, ({ ours }) => ours), goal: FRAME_MS },
    { what: 'scroll × plain, 1 × CPU', value: ratio(1), goal: SCROLL },
    { what: 'scroll × plain, 4 × CPU', value: ratio(4), goal: SCROLL },
    { what: 'rows in the DOM', value: middle(1, ({ rows }) => rows), goal: 60 },
  ]
  report('contact-list', [
    `A list of ${CONTACTS.toLocaleString('en-US')} contacts in ${browser}, scrolled down and back, frames as fast as they are made, judged by the longest one in each sixtieth of a second. Medians of ${ROUNDS} rounds. Plain is the same rows as HTML, ${PLAIN_ROWS.toLocaleString('en-US')} of them, without data or framework: what the browser needs on this machine. Ratios are medians of those within a round.`,
    markdown({
      columns: ['', 'ours, scroll p95 ms', 'plain, scroll p95 ms', 'ours ÷ plain', 'rows in the DOM'],
      rows: [...measured.keys()].map((cpu) => [
        `${cpu} × CPU`,
        formatNumber(middle(cpu, ({ ours }) => ours)),
        formatNumber(middle(cpu, ({ plain }) => plain)),
        formatNumber(ratio(cpu)),
        formatNumber(middle(cpu, ({ rows }) => rows)),
      ]),
    }),
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: targets.map(({ what, value, goal }) => [what, formatNumber(value), `≤ ${goal}`, verdict(value <= goal)]),
    }),
  ])
  return targets.every(({ value, goal }) => value <= goal)
}

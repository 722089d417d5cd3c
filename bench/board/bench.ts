/**
 * `pnpm bench board`: 500 deals in one workspace, in a real browser: first cards, scrolling, dragging, and a move that the
 * API is slow to answer. Beside it, in the same rounds, a naive board on the same drag library with the same markup, all
 * of it in the DOM, whose scrolling is that of plain HTML.
 */
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { startPlatform } from '../../dev/platform/platform.ts'
import { plainCopy } from '../measure/plain-copy.ts'
import { median } from '../measure/ratios.ts'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'
import { framesOf, UNLIMITED_FRAMES, type Watch, watchFrames } from '../measure/watch-frames.ts'
import { type FilledBoard, fillBoard } from './fill-board.ts'
import { BOARD, buildNaiveBoard, openNaive } from './naive/naive-board.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const PORT = 8700
const DATA_DIR = join(import.meta.dirname, '..', '..', '.data', 'bench-web')
const DEALS = 500
const SLOW_ANSWER_MS = 2000
const GOALS = { scroll: 1.25, drag: 1, move: 1, cards: 200 }

type Figures = { scroll: number; drag: number; move: number }
type Round = { first: number; cards: number; ours: Figures; naive: Figures }

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const platform = await startPlatform({ port: PORT, dataDir: DATA_DIR, env: { LOG_LEVEL: 'warn' } })
  const executablePath = findChromium()
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...UNLIMITED_FRAMES] })
  try {
    const board = await fillBoard(platform.urls.shell, DEALS)
    const naive = await buildNaiveBoard()
    const measured = new Map<number, Round[]>()
    for (const cpu of [1, 4]) {
      const rounds: Round[] = []
      // The first round is a warm-up and does not count.
      for (let round = 0; round <= ROUNDS; round++) rounds.push(await measure(browser, board, naive, cpu))
      measured.set(cpu, rounds.slice(1))
    }
    return conclude(`${basename(executablePath)} ${browser.version()}`, measured)
  } finally {
    await browser.close()
    await platform.stop()
  }
}

async function measure(browser: Browser, { url, cookies }: FilledBoard, program: string, cpu: number): Promise<Round> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(watchFrames)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => (window as unknown as Watch).watch.first > 0, undefined, { timeout: 60_000 })
    await page.locator('article').first().waitFor()
    await sleep(1000)
    const copy = await plainCopy(page, BOARD)
    const ours = await figures(page)
    const { first, cards } = await page.evaluate(() => (window as unknown as Watch).watch)
    await openNaive(page, program, copy, DEALS)
    await page
      .locator('article')
      .nth(DEALS - 1)
      .waitFor()
    await sleep(1000)
    const naive = await figures(page)
    return { first, cards, ours, naive }
  } finally {
    await context.close()
  }
}

const figures = async (page: Page): Promise<Figures> => ({
  scroll: await scrolled(page),
  drag: await dragged(page),
  move: await moved(page),
})

/** Scrolls through the first column, which loads more, and back. */
async function scrolled(page: Page): Promise<number> {
  const first = page.locator('[data-phase]').first()
  const column = await first.boundingBox()
  if (!column) throw new Error('There is no column')
  const top = await first.locator('article').first().getAttribute('data-deal')
  await page.mouse.move(column.x + 60, column.y + 300)
  const frames = await framesOf(page, async () => {
    for (const step of [...Array<number>(60).fill(240), ...Array<number>(60).fill(-240)]) {
      await page.mouse.wheel(0, step)
      await sleep(16)
    }
  })
  // Cards far outside the view are unmounted, including the top one. Wait until it is back.
  await first.locator(`article[data-deal="${top}"]`).waitFor()
  return frames
}

/** Drags a card across the board and back. */
async function dragged(page: Page): Promise<number> {
  const card = await page.locator('[data-phase]').first().locator('article').first().boundingBox()
  if (!card) throw new Error('There is no card')
  await page.mouse.move(card.x + 40, card.y + 40)
  await page.mouse.down()
  const frames = await framesOf(page, async () => {
    for (let step = 0; step < 90; step++) {
      const way = Math.sin((step / 90) * Math.PI)
      await page.mouse.move(card.x + 40 + way * 800, card.y + 40 + way * 300)
      await sleep(16)
    }
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await sleep(300)
  return frames
}

/**
 * The time from a click in a card's menu until the card is painted in its new column, while the API is still working.
 */
async function moved(page: Page): Promise<number> {
  await page.route('**/move/', async (route) => {
    await sleep(SLOW_ANSWER_MS)
    await route.continue()
  })
  const column = page.locator('[data-phase]').first()
  const card = column.locator('article').first()
  await card.hover()
  await card.locator('[data-card-menu]').click()
  await page.getByRole('menuitem').first().hover()
  // Users read a menu before they click.
  await sleep(500)
  await page.evaluate(() => (window as unknown as Watch).watch.expectMove())
  await page.mouse.down()
  await page.mouse.up()
  const ms = await page.evaluate(() => (window as unknown as Watch).watch.moved)
  await sleep(SLOW_ANSWER_MS + 1000)
  await page.unroute('**/move/')
  return ms
}

const BOARDS = ['ours', 'naive'] as const
const ACTS = ['scroll', 'drag', 'move'] as const

function conclude(browser: string, measured: ReadonlyMap<number, readonly Round[]>): boolean {
  const middle = (cpu: number, of: (round: Round) => number) => median((measured.get(cpu) ?? []).map(of))
  const ratio = (cpu: number, act: keyof Figures) => middle(cpu, ({ ours, naive }) => ours[act] / naive[act])
  const most = Math.max(...[...measured.values()].flat().map(({ cards }) => cards))
  const targets = [
    ...[...measured.keys()].flatMap((cpu) =>
      ACTS.map((act) => ({ name: `${act} × naive, ${cpu} × CPU`, value: ratio(cpu, act), goal: GOALS[act] })),
    ),
    { name: 'cards in the DOM', value: most, goal: GOALS.cards },
  ]
  report('board', [
    `A workspace of ${DEALS} deals in ${browser}, frames as fast as they are made, judged by the longest one in each sixtieth of a second; a move from the click to its paint, which the API answers after ${SLOW_ANSWER_MS / 1000} s. Medians of ${ROUNDS} rounds. The naive board has the same markup and drag library, every card in the DOM and no data: its scrolling is what this machine needs for plain HTML. Ratios are medians of those within a round.`,
    markdown({
      columns: ['', 'first cards ms', 'scroll p95 ms', 'drag p95 ms', 'move painted ms', 'cards in the DOM'],
      rows: [...measured.keys()].flatMap((cpu) =>
        BOARDS.map((board) => [
          `${board}, ${cpu} × CPU`,
          board === 'ours' ? formatNumber(middle(cpu, ({ first }) => first)) : '',
          ...ACTS.map((act) => formatNumber(middle(cpu, (round) => round[board][act]))),
          board === 'ours' ? formatNumber(middle(cpu, ({ cards }) => cards)) : String(DEALS),
        ]),
      ),
    }),
    markdown({
      columns: ['target', 'measured', 'goal', ''],
      rows: targets.map(({ name, value, goal }) => [name, formatNumber(value), `≤ ${goal}`, verdict(value <= goal)]),
    }),
  ])
  return targets.every(({ value, goal }) => value <= goal)
}

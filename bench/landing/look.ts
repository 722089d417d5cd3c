/** One look at the landing page in a browser with an empty cache, with its timings. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { slowDown, SLOWEST } from '../web/visit.ts'

/** What the page is looked at with. */
export const SCREENS: { name: string; options: BrowserContextOptions }[] = [
  { name: 'desktop', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true } },
]

/** Long enough for the shell to start and to take over. */
const AFTERMATH_MS = 6_000

/** Times are ms since navigation. */
export type Look = {
  /** When the first text was painted. */
  text: number
  lcp: number
  cls: number
  /** What had been received until then. */
  kib: number
}

type Watched = Window & { watched: Pick<Look, 'lcp' | 'cls'> }

/** Opens the landing page and watches until everything is quiet. */
export async function look(browser: Browser, url: string, { options }: (typeof SCREENS)[number]): Promise<Look> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await slowDown(page, SLOWEST)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await sleep(AFTERMATH_MS)
    return await page.evaluate(read)
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything else. */
function observe(): void {
  const watched = { lcp: 0, cls: 0 }
  ;(window as unknown as Watched).watched = watched
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) watched.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page once it is quiet. */
function read(): Look {
  const { watched } = window as unknown as Watched
  const text = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const received = [
    ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
  ].filter(({ responseEnd }) => responseEnd <= watched.lcp)
  return { ...watched, text, kib: received.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024 }
}

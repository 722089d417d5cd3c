/** A visit in a browser with an empty cache, and the same again with what it kept, with their timings. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'

export type Conditions = { name: string; cpu: number; network: { down: number; up: number; latencyMs: number } | null }

/** Chrome's "Fast 4G", and the loopback of the machine. Bytes per second. */
export const SLOWEST: Conditions = {
  name: '4G, 4 × CPU',
  cpu: 4,
  network: { down: 1_125_000, up: 168_750, latencyMs: 165 },
}
export const CONDITIONS: Conditions[] = [{ name: 'LAN', cpu: 1, network: null }, SLOWEST]

/** How long to wait after the cards are shown. */
const AFTERMATH_MS = 2_000

/** All times are ms since navigation. */
export type Visit = {
  /** When all scripts of the menu had loaded. */
  fetched: number
  /** When the first text was painted. */
  fcp: number
  /** When the menu, the page title and the first deal cards of the board were shown. */
  menu: number
  page: number
  ready: number
  lcp: number
  cls: number
  /** The gzipped size of all scripts that were asked for before the cards were shown. */
  scriptKib: number
  scriptRequests: number
  /** And of those that were read ahead, once the page was idle. */
  idleKib: number
  idleRequests: number
  /** The largest contentful paint of the second visit. */
  lcpAgain: number
  /** The time from the click on Reports until its metrics are shown, in ms. */
  switchToReports: number
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

/** Opens the workspaces, switches to the reports, and opens the workspaces again in another tab. */
export async function visit(browser: Browser, url: string, cookies: Cookies, conditions: Conditions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookies)
    const page = await openWorkspaces(context, url, conditions)
    const { scripts, idle, ...watched } = await page.evaluate(readFirstLoad)
    const switchToReports = await page.evaluate(switchTo, '/agent/reports')
    await page.close()
    const { lcp: lcpAgain } = await (await openWorkspaces(context, url, conditions)).evaluate(readFirstLoad)
    const [scriptKib, idleKib] = await Promise.all([kibOf(scripts), kibOf(idle)])
    const [scriptRequests, idleRequests] = [scripts.length, idle.length]
    return { ...watched, scriptKib, scriptRequests, idleKib, idleRequests, switchToReports, lcpAgain }
  } finally {
    await context.close()
  }
}

/** A tab with the workspaces, once they are there and nothing more comes. */
async function openWorkspaces(context: BrowserContext, url: string, conditions: Conditions): Promise<Page> {
  const page = await context.newPage()
  await slowDown(page, conditions)
  await page.addInitScript(observe)
  await page.goto(`${url}/agent/workspaces`, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as unknown as Watched).watched.ready, undefined, { timeout: 60_000 })
  // Later paints and shifts count as well, and what is read ahead is seen.
  await sleep(AFTERMATH_MS)
  return page
}

/** Slows a page down to the conditions. */
export async function slowDown(page: Page, { cpu, network }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page)
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  })
}

type Watched = Window & { watched: Pick<Visit, 'menu' | 'page' | 'ready' | 'lcp' | 'cls'> }

/** Runs in the page, before anything else. */
function observe(): void {
  const watched = { menu: 0, page: 0, ready: 0, lcp: 0, cls: 0 }
  ;(window as unknown as Watched).watched = watched
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) watched.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const now = performance.now()
    if (document.querySelector('nav[aria-label="Main"]')) watched.menu ||= now
    if (document.querySelector('main h1')) watched.page ||= now
    if (document.querySelectorAll('main a[href^="/agent/deal/"]').length > 3) watched.ready = now
    else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page once it is quiet. */
function readFirstLoad() {
  const { watched } = window as unknown as Watched
  const all = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.endsWith('.js'),
  )
  const scripts = all.filter(({ startTime }) => startTime < watched.ready)
  const idle = all.filter(({ startTime }) => startTime >= watched.ready)
  const ends = scripts.map(({ responseEnd }) => responseEnd).filter((end) => end < watched.menu)
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  const namesOf = (entries: typeof all) => entries.map(({ name }) => name)
  return { ...watched, fcp, fetched: Math.max(...ends), scripts: namesOf(scripts), idle: namesOf(idle) }
}

/** The gzipped size of files, in KiB. */
async function kibOf(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(gzippedBytes))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** The size that a host sends with gzip. Budgets are in gzip; brotli, which browsers prefer, is a tenth smaller. */
async function gzippedBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })
  return Number(headers.get('Content-Length'))
}

/** Runs in the page: clicks a link without hovering, and waits for the first metric of its page. */
function switchTo(path: string): Promise<number> {
  const started = performance.now()
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)
  if (!link) throw new Error(`The menu has no link to ${path}`)
  const { title } = link
  link.click()
  return new Promise((resolve) => {
    const look = () => {
      const main = document.querySelector('main')
      const isThere = main?.querySelector('h1')?.textContent === title && /\$\d/.test(main.textContent)
      if (isThere) resolve(performance.now() - started)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** One visit in a browser that has nothing cached, and what it felt like. */
import type { Browser, Page } from 'playwright-core'

export type Conditions = { name: string; cpu: number; network: { down: number; up: number; latencyMs: number } | null }

/** Chrome's own "Fast 4G", and the machine's loopback. Bytes a second. */
export const CONDITIONS: Conditions[] = [
  { name: 'LAN', cpu: 1, network: null },
  { name: '4G, 4 × CPU', cpu: 4, network: { down: 1_125_000, up: 168_750, latencyMs: 165 } },
]

export type Visit = {
  /** Until the first deal cards stand on the board, ms since navigation. */
  ready: number
  lcp: number
  cls: number
  /** Script bytes over the wire until ready. */
  scriptKib: number
  scriptRequests: number
  /** From the click on Reports until its figures stand there, ms. */
  switchToReports: number
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

/** Opens the workspaces, then switches to the reports. */
export async function visit(browser: Browser, url: string, cookies: Cookies, conditions: Conditions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await slowDown(page, conditions)
    await page.addInitScript(observe)
    await page.goto(`${url}/agent/workspaces`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelectorAll('main a[href^="/agent/deal/"]').length > 3, undefined, {
      polling: 'raf',
      timeout: 60_000,
    })
    const first = await page.evaluate(readFirstLoad)
    const switchToReports = await page.evaluate(switchTo, '/agent/reports')
    return { ...first, switchToReports }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page, { cpu, network }: Conditions): Promise<void> {
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

type Watched = Window & { watched: { lcp: number; cls: number } }

/** Runs in the page, before anything else. */
function observe(): void {
  const watched = { lcp: 0, cls: 0 }
  ;(window as unknown as Watched).watched = watched
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) watched.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page once the cards stand. */
function readFirstLoad() {
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.endsWith('.js'),
  )
  const { lcp, cls } = (window as unknown as Watched).watched
  return {
    ready: performance.now(),
    lcp,
    cls,
    scriptKib: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
    scriptRequests: scripts.length,
  }
}

/** Runs in the page: clicks without hovering first, and waits for the first figure of the reports. */
function switchTo(path: string): Promise<number> {
  const started = performance.now()
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)
  if (!link) throw new Error(`The menu has no link to ${path}`)
  link.click()
  return new Promise((resolve) => {
    const look = () => {
      const isThere = location.pathname === path && /\$\d/.test(document.querySelector('main')?.textContent ?? '')
      if (isThere) resolve(performance.now() - started)
      else requestAnimationFrame(look)
    }
    look()
  })
}

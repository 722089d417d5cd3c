import type { TabRegistry } from 'remote-kit/registry'
import { trialsText } from 'remote-kit/trials'
import { remoteAt, type Report, reportOf, REPORTS_PATH, type Tracked } from './report.ts'
import { reportVitals } from './report-vitals.ts'

const PAUSE_MS = 10_000
/** Different reports in one beacon. The server reads no more. */
const MOST_REPORTS = 50
/** How many tabs report times. Whether pages fail, all report. */
const TIMED_SHARE = 0.1

export type SendOptions = {
  registry: TabRegistry
  /** What was tracked before. */
  early: readonly Tracked[]
  /** Whether this tab reports how long the steps of a start take. */
  isTimed?: boolean
}

/** Sends what is tracked, all of ten seconds at once, and the rest when the page is left. Returns what ends it. */
export function sendReports({ registry, early, isTimed = Math.random() < TIMED_SHARE }: SendOptions): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const waiting = new Map<string, Report>()
  const seen = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    navigator.sendBeacon(REPORTS_PATH, JSON.stringify([...waiting.values()]))
    waiting.clear()
  }

  function add(tracked: Tracked): void {
    // What an operator makes happen in their own tab says nothing about the version.
    if (trialsText() !== null) return
    const report = reportOf(tracked, registry)
    if (!report || (!isTimed && report.what === 'step')) return
    if (report.what === 'shown' || report.what === 'failed') addTab(report)
    put(report)
  }

  /** Versions are compared by tabs: one page that fails without end is one that failed. */
  function addTab({ what, remote, version, route }: Report): void {
    for (const outcome of what === 'failed' ? (['started', 'failed'] as const) : (['started'] as const)) {
      const key = `${outcome} ${remote} ${version}`
      if (seen.has(key)) continue
      seen.add(key)
      put({ what: 'tab', outcome, remote, version, route })
    }
  }

  function put(report: Report): void {
    const key = JSON.stringify({ ...report, times: 0 })
    const same = waiting.get(key)
    if (same && 'times' in same) same.times += 1
    else if (waiting.size < MOST_REPORTS) waiting.set(key, report)
    timer ??= setTimeout(flush, PAUSE_MS)
  }

  for (const each of early) add(each)
  // Of the page that the tab was opened with: the figures are about loading it.
  const { pathname } = location
  const opened = remoteAt(pathname, registry)
  if (isTimed && opened) {
    reportVitals(({ name, value }) => {
      add({ detail: { event: 'web-vital', ...opened, vital: name, value }, pathname })
      if (document.visibilityState === 'hidden') flush()
    })
  }
  const onTrack = ({ detail }: WindowEventMap['protracker:track']) => add({ detail, pathname: location.pathname })
  addEventListener('protracker:track', onTrack, { signal })
  addEventListener('pagehide', flush, { signal })
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => ending.abort()
}

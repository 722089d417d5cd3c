import { Counter, Histogram, type Registry } from 'prom-client'
import type { Report } from '#federation/page-reports/report.ts'

/** In seconds, from a start out of the cache to the time limit. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]
const PLACE = ['remote', 'version', 'route'] as const

/** What open tabs report, as metrics of a shell server process. */
export function createMeters(metrics: Registry) {
  const registers = [metrics]
  const shown = new Counter({
    name: 'remote_pages_shown_total',
    help: 'Pages of remotes that visitors saw',
    labelNames: PLACE,
    registers,
  })
  const failed = new Counter({
    name: 'remote_failures_total',
    help: 'Pages of remotes that failed while they loaded, rendered or ran, by kind',
    labelNames: [...PLACE, 'kind'],
    registers,
  })
  const tabs = new Counter({
    name: 'remote_tabs_total',
    help: 'Tabs that started with a version of a remote, and those of them in which it failed',
    labelNames: ['remote', 'version', 'outcome'],
    registers,
  })
  const steps = new Histogram({
    name: 'remote_start_step_seconds',
    help: 'How long each step of the start of a remote took, in one tab of ten',
    labelNames: ['remote', 'version', 'step'],
    buckets: BUCKETS,
    registers,
  })
  const vitals = new Histogram({
    name: 'page_web_vital_seconds',
    help: 'Web vitals of the page that a tab was opened with, in one tab of ten',
    labelNames: [...PLACE, 'vital'],
    buckets: BUCKETS,
    registers,
  })
  const shifts = new Histogram({
    name: 'page_layout_shift',
    help: 'How much the page that a tab was opened with moved by itself (CLS), in one tab of ten',
    labelNames: PLACE,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  })
  const refused = new Counter({
    name: 'page_reports_refused_total',
    help: 'Beacons that were not taken, by reason',
    labelNames: ['reason'],
    registers,
  })

  function count(report: Report): void {
    const { remote, version, route } = report
    if (report.what === 'shown') shown.inc({ remote, version, route }, report.times)
    else if (report.what === 'tab') tabs.inc({ remote, version, outcome: report.outcome })
    else if (report.what === 'failed') failed.inc({ remote, version, route, kind: report.kind }, report.times)
    else if (report.what === 'vital' && report.vital === 'CLS') shifts.observe({ remote, version, route }, report.value)
    else if (report.what === 'vital') {
      vitals.observe({ remote, version, route, vital: report.vital }, report.value / 1000)
    } else steps.observe({ remote, version, step: report.step }, report.ms / 1000)
  }
  return { count, refuse: (reason: string) => refused.inc({ reason }) }
}

/** What open tabs report, checked: nothing of a report is kept or logged that the registry or the lists below don't name. */
import type { Registry } from 'remote-kit/registry'
import type { Report } from '#federation/page-reports/report.ts'
import { isFailureKind, isStartStep, isTabOutcome, isVital } from '#federation/page-reports/report-words.ts'

/** How often one report may say that something happened: a page that fails without end counts no more than this. */
const MOST_TIMES = 20
const MOST_REPORTS = 50
/** A start that takes longer has failed by its time limit. */
const MOST_MS = 120_000
/** The label of a version or route that isn't in the registry (any more). */
const OTHER = 'other'

type Place = Pick<Report, 'remote' | 'version' | 'route'>

/** The reports in a body, or null if it is not a list. A report that names unknown things is left out. */
export function readReports(body: unknown, registry: Registry): Report[] | null {
  if (!Array.isArray(body)) return null
  return body.slice(0, MOST_REPORTS).flatMap((each: unknown) => readReport(each, registry) ?? [])
}

function readReport(value: unknown, registry: Registry): Report | null {
  if (typeof value !== 'object' || value === null) return null
  const report = value as Record<string, unknown>
  const place = readPlace(report, registry)
  if (!place) return null
  const times = typeof report['times'] === 'number' ? Math.min(Math.max(Math.trunc(report['times']), 1), MOST_TIMES) : 1
  if (report['what'] === 'shown') return { what: 'shown', times, ...place }
  const { kind, step, ms, outcome } = report
  if (report['what'] === 'tab') return isTabOutcome(outcome) ? { what: 'tab', outcome, ...place } : null
  if (report['what'] === 'failed') return isFailureKind(kind) ? { what: 'failed', kind, times, ...place } : null
  const { vital, value: figure } = report
  if (report['what'] === 'vital') {
    const isFigure = typeof figure === 'number' && figure >= 0 && figure <= MOST_MS
    return isVital(vital) && isFigure ? { what: 'vital', vital, value: figure, ...place } : null
  }
  const isTime = typeof ms === 'number' && ms >= 0 && ms <= MOST_MS
  return report['what'] === 'step' && isStartStep(step) && isTime ? { what: 'step', step, ms, ...place } : null
}

function readPlace({ remote: name, version, route }: Record<string, unknown>, registry: Registry): Place | null {
  if (typeof name !== 'string' || !Object.hasOwn(registry.remotes, name)) return null
  const versions = registry.remotes[name]?.versions ?? {}
  const isKnown = typeof version === 'string' && Object.hasOwn(versions, version)
  const routes = isKnown ? (versions[version]?.manifest.data.routes ?? []) : []
  const known = routes.find(({ path }) => path === route)
  return { remote: name, version: isKnown ? version : OTHER, route: known?.path ?? OTHER }
}

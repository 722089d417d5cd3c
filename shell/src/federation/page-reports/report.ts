/** What a tab reports about the pages of remotes: nothing of the person, of what they see, or of the address but its pattern. */
import { matchPath } from 'react-router'
import type { TabRegistry } from 'remote-kit/registry'
import {
  type FailureKind,
  isFailureKind,
  isStartStep,
  isVital,
  type StartStep,
  type TabOutcome,
  type Vital,
} from './report-words.ts'

declare global {
  interface WindowEventMap {
    'protracker:track': CustomEvent<Tracked['detail']>
  }
}

/** `route`: the pattern, such as `/agent/deal/:id`. */
type Place = { remote: string; version: string; route: string }

export type Report = Place &
  (
    | { what: 'shown'; times: number }
    | { what: 'failed'; kind: FailureKind; times: number }
    /** The first time in this tab. */
    | { what: 'tab'; outcome: TabOutcome }
    | { what: 'step'; step: StartStep; ms: number }
    | { what: 'vital'; vital: Vital; value: number }
  )

/** Where a report goes. Its name is not on the lists of content blockers. */
export const REPORTS_PATH = '/page-reports'
/** The pattern of an address that no page of the remote has, such as one that was left since. */
const NO_ROUTE = 'other'

/** An event of `track`, and where it happened. */
export type Tracked = { detail: Record<string, string | number>; pathname: string }

/** The remote whose page is at an address. */
export function remoteAt(pathname: string, { remotes }: TabRegistry): { remote: string; version: string } | null {
  const isThere = ({ release }: TabRegistry['remotes'][number]) =>
    release.manifest.data.routes.some(({ path }) => matchPath(path, pathname))
  const found = remotes.find(isThere)
  return found ? { remote: found.name, version: found.release.version } : null
}

/** The report of an event, or null if it is none to report. */
export function reportOf({ detail, pathname }: Tracked, { remotes }: TabRegistry): Report | null {
  const { event, remote, version } = detail
  const found = remotes.find(({ name }) => name === remote)
  if (!found || typeof version !== 'string') return null
  const routes = found.release.manifest.data.routes
  const route = routes.find(({ path }) => matchPath(path, pathname))?.path ?? NO_ROUTE
  const place = { remote: found.name, version, route }
  const { step, ms, vital, value } = detail
  if (event === 'remote-shown') return { ...place, what: 'shown', times: 1 }
  if (event === 'remote-step') return isStartStep(step) ? { ...place, what: 'step', step, ms: Number(ms) } : null
  if (event === 'web-vital') return isVital(vital) ? { ...place, what: 'vital', vital, value: Number(value) } : null
  const kind = kindOf(detail)
  return isFailureKind(kind) ? { ...place, what: 'failed', kind, times: 1 } : null
}

/** The kind of a failure. Not one of the list: what the federation has reported already, and other events. */
function kindOf({ event, type, kind }: Tracked['detail']): unknown {
  if (event === 'remote-failed') return type
  if (event === 'remote-error') return `stray-${kind}`
  return event === 'remote-broke' ? kind : undefined
}

import type { TabRegistry } from 'remote-kit/registry'
import { trialsText } from 'remote-kit/trials'
import { whenIdle } from 'ui-kit/when-idle'
import type { Tracked } from './report.ts'

/** How much is kept for the sender, which is loaded once nothing else is. */
const MOST_EARLY = 50

/** Reports what is tracked to the shell's server. */
export function startReports(registry: TabRegistry): void {
  if (import.meta.env.DEV) return // its dev server takes no reports
  const early: Tracked[] = []
  const listening = new AbortController()
  const keep = ({ detail }: WindowEventMap['protracker:track']) => {
    if (early.length < MOST_EARLY && trialsText() === null) early.push({ detail, pathname: location.pathname })
  }
  addEventListener('protracker:track', keep, { signal: listening.signal })
  const load = async () => {
    const { sendReports } = await import('./send-reports.ts')
    listening.abort()
    sendReports({ registry, early })
  }
  // Reports are worth no error of their own.
  whenIdle(() => void load().catch(() => listening.abort()))
}

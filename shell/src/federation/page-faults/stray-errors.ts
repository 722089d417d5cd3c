/**
 * Names the errors that no boundary sees: in a remote's event handlers, timers and promises. Each is attributed by the
 * addresses in its stack; one without a stack to the remote on screen.
 */
import type { RemoteContext } from 'remote-kit/contract'
import type { Release } from 'remote-kit/registry'

type Source = { remote: string; version: string }

export type StrayErrorOptions = {
  releases: () => Iterable<Pick<Release, 'baseUrl' | 'version'> & { remote: string }>
  /** The remote on screen. */
  shown: () => Source | null
  track: RemoteContext['track']
}

/** Watches until the returned function is called. */
export function watchStrayErrors({ releases, shown, track }: StrayErrorOptions): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const report = (kind: string, error: unknown, place: string) => {
    const trace = `${place} ${error instanceof Error ? error.stack : ''}`
    const source = [...releases()].find(({ baseUrl }) => trace.includes(baseUrl))
    const isTraced = /https?:/.test(trace)
    const { remote, version } = source ?? (isTraced ? null : shown()) ?? {}
    if (remote === undefined || version === undefined) return
    const message = error instanceof Error ? error.message : String(error)
    track('remote-error', { remote, version, kind, message })
    console.error(`${remote} ${version}: ${kind}: ${message}`)
  }
  window.addEventListener('error', ({ error, message, filename }) => report('error', error ?? message, filename), {
    signal,
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason, ''), { signal })
  return () => watching.abort()
}

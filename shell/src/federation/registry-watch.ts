/** Follows the registry while the tab is open: what an operator turns off stops here too, and what is new is offered. */
import type { TabRegistry } from 'remote-kit/registry'

/** What visitors get right now: the shell's version, and each remote's (`/versions.json`). */
export type CurrentVersions = { shell: string; remotes: Record<string, CurrentVersion> }

/** `sequence`: the number of the edit that made it so. */
type CurrentVersion = { version: string; disabled: boolean; sequence?: number }

/** Anything an operator does reaches an open tab within 30 s. */
const PAUSE_MS = 20_000

export type WatchOptions = {
  registry: TabRegistry
  /** The version of the shell in this tab. */
  shellVersion: string
  fetchVersions: (signal?: AbortSignal) => Promise<CurrentVersions>
  /** The version of a remote that this tab uses. */
  versionHere: (remote: string) => string | undefined
}

export class RegistryWatch {
  readonly #options: WatchOptions
  readonly #listeners = new Set<() => void>()
  #current: CurrentVersions | null = null
  #disabled: ReadonlySet<string>

  constructor(options: WatchOptions) {
    this.#options = options
    this.#disabled = new Set(options.registry.remotes.filter(({ disabled }) => disabled).map(({ name }) => name))
  }

  /** Asks regularly while the tab is visible, and whenever it is shown or online again. Returns what ends it. */
  start(): () => void {
    const ask = () => {
      if (document.visibilityState === 'visible') void this.check()
    }
    const timer = setInterval(ask, PAUSE_MS)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('online', ask)
    }
  }

  /** Asks now. Without an answer, everything stays as it was known. */
  async check(signal?: AbortSignal): Promise<void> {
    try {
      const next = await this.#options.fetchVersions(signal)
      if (isOlder(next, this.#current)) return
      this.#current = next
    } catch {
      return // asked again soon
    }
    const off = Object.entries(this.#current.remotes).filter(([, { disabled }]) => disabled)
    this.#disabled = new Set(off.map(([name]) => name))
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  isDisabled(remote: string): boolean {
    return this.#disabled.has(remote)
  }

  /** Whether visitors get another version of a remote than this tab. */
  hasUpdateOf(remote: string): boolean {
    const version = this.#current?.remotes[remote]?.version
    return version !== undefined && version !== this.#options.versionHere(remote)
  }

  /** Names what a reload would bring, or null if it would bring nothing new. */
  get update(): string | null {
    if (!this.#current) return null
    const { shell, remotes } = this.#current
    const newer = Object.keys(remotes)
      .filter((name) => this.hasUpdateOf(name))
      .map((name) => `${name} ${remotes[name]?.version}`)
    if (shell !== this.#options.shellVersion) newer.push(`shell ${shell}`)
    return newer.length > 0 ? newer.join(', ') : null
  }
}

/** Whether an answer is from before another one, such as that of a server that lags behind. */
function isOlder(next: CurrentVersions, last: CurrentVersions | null): boolean {
  const known = Object.entries(last?.remotes ?? {})
  return known.some(([name, { sequence = 0 }]) => (next.remotes[name]?.sequence ?? sequence) < sequence)
}

/** Asks the shell's server. The browser has the last answer, so most of the time only headers travel. */
export async function fetchVersions(signal?: AbortSignal): Promise<CurrentVersions> {
  const response = await fetch('/versions.json', { cache: 'no-cache', ...(signal && { signal }) })
  const versions: unknown = response.ok ? await response.json() : null
  if (!isCurrentVersions(versions)) throw new Error(`/versions.json answered ${response.status}`)
  return versions
}

function isCurrentVersions(value: unknown): value is CurrentVersions {
  return typeof value === 'object' && value !== null && 'shell' in value && 'remotes' in value
}

/** What the server wrote into the page: this tab's registry and the settings. Read once, kept while the tab is open. */
import { readTabRegistry } from 'remote-kit/read-registry'
import type { TabRegistry } from 'remote-kit/registry'
import type { PageTrust } from './trust/page-trust.ts'

export type PageSettings = {
  apiBaseUrl: string
  /** docs/specification.md §9: 120,000 ms; shorter only in tests. */
  loadTimeoutMs: number
  /** Whether the visitor has a session, which may have ended. */
  hasSession: boolean
  /** The version of the shell. */
  version: string
  /** Whose signatures count. */
  trust?: PageTrust
}

/**
 * The versions of the remotes that the page was served with. The tab keeps them. Null: the page needs no remote, so it
 * has none, and whoever goes on to another page asks for them.
 */
export function readRegistry(): TabRegistry | null {
  const written = readJson('registry')
  if (written === null && document.getElementById('registry')) return null
  const registry = readTabRegistry(written)
  if (!registry) throw notFromServer('registry')
  return registry
}

/** The settings that the server put into the page. */
export function readSettings(): PageSettings {
  const settings = readJson('settings')
  if (!isSettings(settings)) throw notFromServer('settings')
  return settings
}

/** The nonce of the page's Content-Security-Policy, for style elements created at run time. */
export function readNonce(): string | undefined {
  return document.getElementById('registry')?.nonce || undefined
}

function readJson(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}

function isSettings(value: unknown): value is PageSettings {
  return typeof value === 'object' && value !== null && 'apiBaseUrl' in value && 'loadTimeoutMs' in value
}

function notFromServer(id: string): Error {
  return new Error(`The page lacks #${id}: it was not served by the shell's server`)
}

/** What the server wrote into the page: the registry of this tab and the settings. Read once, kept for the tab's life. */
import type { TabRegistry } from 'remote-kit/registry'
import { isTabRegistry } from './fetch-registry.ts'

export type PageSettings = {
  apiBaseUrl: string
  /** docs/specification.md §9: 120,000 ms; shorter only in tests. */
  loadTimeoutMs: number
}

/** The versions of the remotes that this tab works with, as its page was served with them. */
export function readRegistry(): TabRegistry {
  const registry = readJson('registry')
  if (!isTabRegistry(registry)) throw notFromServer('registry')
  return registry
}

export function readSettings(): PageSettings {
  const settings = readJson('settings')
  if (!isSettings(settings)) throw notFromServer('settings')
  return settings
}

/** The nonce of the page's Content-Security-Policy, for style elements made at run time. */
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

import type { TabRegistry } from 'remote-kit/registry'

/** Fetches the current registry for this visitor. Rejects if the response is not a registry. */
export async function fetchRegistry(signal: AbortSignal): Promise<TabRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`)
  const registry: unknown = await response.json()
  if (!isTabRegistry(registry)) throw new Error('/registry.json is not a registry')
  return registry
}

/** Whether a value from the server has the shape of a registry. Each release in it is checked when it is needed. */
export function isTabRegistry(value: unknown): value is TabRegistry {
  return typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes)
}

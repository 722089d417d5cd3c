import type { TabRegistry } from 'remote-kit/registry'

/** The registry as the server has it now, for this visitor. Rejects unless it is a registry. */
export async function fetchRegistry(signal: AbortSignal): Promise<TabRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`)
  const registry: unknown = await response.json()
  if (!isTabRegistry(registry)) throw new Error('/registry.json is not a registry')
  return registry
}

/** Whether a value from the server has the shape of a registry; each release in it is checked when it is needed. */
export function isTabRegistry(value: unknown): value is TabRegistry {
  return typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes)
}

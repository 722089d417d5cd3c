import { readTabRegistry } from 'remote-kit/read-registry'
import type { TabRegistry } from 'remote-kit/registry'

/** Fetches the current registry for this visitor. Rejects if the response is not a registry. */
export async function fetchRegistry(signal: AbortSignal): Promise<TabRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`)
  const registry = readTabRegistry(await response.json())
  if (!registry) throw new Error('/registry.json is not a registry')
  return registry
}

/** Whether a build fits an environment: its shell, its other remotes, and its API. */
import { missingOperations, nearestOperation } from '#build/api-operations.ts'
import { fitFaults } from '#federation/compatibility.ts'
import type { Registry, RemoteManifest } from '#federation/registry.ts'
import { copy } from './copy.ts'
import { type Gate, gate, GateError, gateOf } from './gate.ts'
import { type ShellAddress, urlOf } from './shell-address.ts'

const LIMIT_MS = 10_000

/** What the shell of an environment can run, and what no other remote has. */
export function fitGates(registry: Registry, manifest: RemoteManifest): Gate[] {
  const version = registry.shell?.version
  const shell = version === undefined ? 'no shell is released yet' : `as in the shell ${version}`
  const faults = fitFaults(manifest.name, manifest, registry)
  return [
    gateOf('contract', faults.contract, shell),
    gateOf('shell API', faults.shellApi, shell),
    gateOf('runtime', faults.runtime, shell),
    gateOf('shared packages', faults.shared, shell),
    gateOf('paths', faults.paths, 'no one else has them'),
    gateOf('audience', faults.pages, 'every page has one that exists'),
    gateOf('icons', faults.nav, 'every entry of the menu has one that exists'),
  ]
}

/** Whether the API behind the shell of an environment has every operation that a build calls. */
export function operationsGate({ operations = [] }: RemoteManifest, shell: ShellAddress): Promise<Gate> {
  return gate('operations', async () => {
    const contract = await liveContract(shell)
    const missing = missingOperations(operations, contract)
    const faults = missing.map(
      (each) => `the API has no ${each}. The nearest is ${nearestOperation(each, contract) ?? 'none'}`,
    )
    if (faults.length > 0) throw new GateError(faults.join('\n'))
    return copy.operations.fit(operations.length)
  })
}

/** The contract that the API behind a shell keeps. */
export async function liveContract(shell: ShellAddress): Promise<unknown> {
  const url = new URL('/api/v1/openapi.json', urlOf(shell))
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error: unknown) => {
    throw new GateError(
      `nothing answers at ${url.href}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`,
    )
  })
  if (!response.ok) throw new GateError(copy.shell.notFound(url.href, response.status))
  return response.json().catch(() => {
    throw new GateError(copy.shell.noContract(url.href))
  })
}

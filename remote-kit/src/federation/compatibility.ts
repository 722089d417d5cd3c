import { satisfy } from '@module-federation/enhanced/runtime'
import { NAV_ICONS } from '#contract/contract.ts'
import type { Registry, RemoteManifest, ShellOffer } from './registry.ts'
import { readRemoteData } from './remote-data.ts'
import { otherOwner } from './routes.ts'
import { withoutPatch } from './shared-modules.ts'

/** Why a remote would not run in a shell, by what does not fit, one sentence for each reason. */
export function incompatibilities(remote: RemoteManifest, shell: ShellOffer) {
  const faults = { contract: [] as string[], shellApi: [] as string[], runtime: [] as string[], shared: [] as string[] }
  if (remote.contractVersion !== shell.contractVersion) {
    faults.contract.push(`it is built for contract ${remote.contractVersion}, the shell keeps ${shell.contractVersion}`)
  }
  if (!satisfy(shell.shellApi, remote.shellApi)) {
    faults.shellApi.push(`it needs the shell's API ${remote.shellApi}, the shell offers ${shell.shellApi}`)
  }
  // A remote runs on the shell's copy of the runtime, whose internal API may change with a minor version.
  if (!satisfy(shell.runtime, `~${withoutPatch(remote.runtime)}`)) {
    faults.runtime.push(`it is built with federation runtime ${remote.runtime}, the shell runs ${shell.runtime}`)
  }
  for (const [name, { range }] of Object.entries(remote.shared)) {
    const offered = shell.shared[name]
    if (!offered) faults.shared.push(`the shell doesn’t share ${name}`)
    else if (!satisfy(offered, range)) faults.shared.push(`it needs ${name} ${range}, the shell shares ${offered}`)
  }
  return faults
}

/** What does not fit: the shell's part, and what a remote claims that it may not have. */
export function fitFaults(name: string, manifest: RemoteManifest, registry: Registry) {
  const read = readRemoteData(manifest.data, registry.shell?.icons ?? NAV_ICONS)
  const paths = read.data.routes.flatMap(({ path }) => {
    const owner = otherOwner(path, name, registry)
    return owner === undefined ? [] : [`${path} belongs to ${owner}`]
  })
  const isOfNav = (fault: string) => fault.startsWith('menu entry') || fault === 'has no nav'
  const nothing = { contract: [], shellApi: [], runtime: [], shared: [] }
  return {
    ...(registry.shell ? incompatibilities(manifest, registry.shell) : nothing),
    paths,
    pages: read.faults.filter((fault) => !isOfNav(fault)),
    nav: read.faults.filter(isOfNav),
  }
}

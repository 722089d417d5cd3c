import { satisfy } from '@module-federation/enhanced/runtime'
import { NAV_ICONS } from '#contract/contract.ts'
import type { Registry, RemoteManifest, ShellOffer } from './registry.ts'
import { readRemoteData } from './remote-data.ts'
import { otherOwner } from './routes.ts'

/**
 * Why a remote would not run in a shell, one sentence for each reason, or an empty list. Checked before a release is
 * published.
 */
export function incompatibilities(remote: RemoteManifest, shell: ShellOffer): string[] {
  const reasons: string[] = []
  if (remote.contractVersion !== shell.contractVersion) {
    reasons.push(`it is built for contract ${remote.contractVersion}, the shell keeps ${shell.contractVersion}`)
  }
  if (!satisfy(shell.shellApi, remote.shellApi)) {
    reasons.push(`it needs the shell's API ${remote.shellApi}, the shell offers ${shell.shellApi}`)
  }
  // A remote runs on the shell's copy of the runtime, whose internal API may change with a minor version.
  if (!satisfy(shell.runtime, `~${remote.runtime}`)) {
    reasons.push(`it is built with federation runtime ${remote.runtime}, the shell runs ${shell.runtime}`)
  }
  for (const [name, { range }] of Object.entries(remote.shared)) {
    const offered = shell.shared[name]
    if (!offered) reasons.push(`the shell does not share ${name}`)
    else if (!satisfy(offered, range)) reasons.push(`it needs ${name} ${range}, the shell shares ${offered}`)
  }
  return reasons
}

/** What a remote claims that it may not have: paths of others, audiences and icons that do not exist. */
export function claimFaults(name: string, { data }: RemoteManifest, registry: Registry): string[] {
  const read = readRemoteData(data, registry.shell?.icons ?? NAV_ICONS)
  const taken = read.data.routes.flatMap(({ path }) => {
    const owner = otherOwner(path, name, registry)
    return owner === undefined ? [] : [`${path} belongs to ${owner}`]
  })
  return [...read.faults, ...taken]
}

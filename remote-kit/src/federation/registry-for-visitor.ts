/** The registry of one tab: which versions its visitor gets. */
import type { Registry, TabRegistry, TabRemote } from './registry.ts'
import { withoutIntruders } from './routes.ts'

/** How a visitor gets versions. Both are the same on every visit, so a canary keeps its visitors. */
export type Visitor = {
  /** Their number for a remote, from 0 to 99. */
  bucketOf: (remote: string) => number
  /** The versions that a tester has chosen. */
  chosen: Readonly<Record<string, string>>
}

/** The versions for a visitor, without what a remote claims of another or of the shell, whose pages have `ownPaths`. */
export function registryForVisitor(
  registry: Registry,
  { bucketOf, chosen }: Visitor,
  ownPaths: readonly string[],
): TabRegistry {
  const remotes: TabRemote[] = []
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const { canary, versions, disabled } = remote
    const isTrying = canary !== null && bucketOf(name) < canary.share
    const wanted = [chosen[name], isTrying ? canary.version : undefined, remote.active]
    const version = wanted.find((each) => each !== undefined && Object.hasOwn(versions, each))
    const release = version === undefined ? undefined : versions[version]
    if (release) remotes.push({ name, disabled, release, faults: [], withheld: [] })
  }
  return { remotes: withoutIntruders(remotes, { shell: { routes: ownPaths }, routes: registry.routes }) }
}

/** Each path belongs to one remote, or to the shell: whoever had it first. */
import type { Registry, Release, TabRemote } from './registry.ts'

/** The owner's name for the paths of the shell's own pages. */
const SHELL = 'the shell'

/** A path of a page: fixed parts and parameters. Anything wider could take what others own. */
export const PAGE_PATH = /^(\/([a-z0-9_-]+|:[A-Za-z_]\w*))+$/

/** A GET request of the API that is known before a page runs: without parameters in its path. */
export const PAGE_REQUEST = /^(\/[a-z_]+)+\/(\?[\w=&.,-]+)?$/

/** Whether two paths have an address in common, as `/agent/deal/:id` and `/agent/deal/new` have. */
export function overlap(one: string, other: string): boolean {
  const [left, right] = [parts(one), parts(other)]
  return left.length === right.length && left.every((part, i) => isSame(part, right[i] ?? ''))
}

const parts = (path: string) => path.toLowerCase().split('/').filter(Boolean)
const isSame = (a: string, b: string) => a === b || a.startsWith(':') || b.startsWith(':')

/** The paths of the shell's own pages, and the owners of all others. */
type Owned = { shell: { routes: readonly string[] } | null; routes: Readonly<Record<string, string>> }

/** Who owns an address of `path`, if it is not `name`. */
export function otherOwner(path: string, name: string, { shell, routes }: Owned): string | undefined {
  if (shell?.routes.some((own) => overlap(own, path))) return SHELL
  return Object.entries(routes).find(([owned, owner]) => owner !== name && overlap(owned, path))?.[1]
}

/** Gives each path to the first remote that has it, and frees those of pages that are no longer there. */
export function withOwners(registry: Registry): Registry {
  const pathsOf = new Map(
    Object.entries(registry.remotes).map(([name, { active, canary, versions }]) => {
      const manifests = [versions[active]?.manifest, versions[canary?.version ?? '']?.manifest]
      return [name, manifests.flatMap((manifest) => manifest?.data.routes.map(({ path }) => path) ?? [])]
    }),
  )
  const kept = Object.entries(registry.routes).filter(([path, owner]) => pathsOf.get(owner)?.includes(path))
  const routes = Object.fromEntries(kept)
  for (const [name, paths] of pathsOf) {
    for (const path of paths) {
      if (otherOwner(path, name, { shell: registry.shell, routes }) === undefined) routes[path] = name
    }
  }
  return { ...registry, routes }
}

/** Takes from a tab's remotes what belongs to others, and says so in their `faults`. */
export function withoutIntruders(remotes: TabRemote[], owned: Owned): TabRemote[] {
  const taken: Record<string, string> = { ...owned.routes }
  return remotes.map((remote) => {
    const { name, release } = remote
    const { data } = release.manifest
    const faults: string[] = []
    const routes = data.routes.filter(({ path }) => {
      const owner = otherOwner(path, name, { shell: owned.shell, routes: taken })
      if (owner === undefined) taken[path] = name
      else faults.push(`claims ${path}, which belongs to ${owner}`)
      return owner === undefined
    })
    if (faults.length === 0) return remote
    const withheld = data.routes.filter((route) => !routes.includes(route)).map(({ path }) => path)
    return { ...remote, release: withoutPaths(release, withheld), faults: [...remote.faults, ...faults], withheld }
  })
}

/** A release without some of its pages and their entries in the menu. */
export function withoutPaths(release: Release, paths: readonly string[]): Release {
  const { data } = release.manifest
  const isOwn = ({ path }: { path: string }) => !paths.includes(path)
  const own = { ...data, routes: data.routes.filter(isOwn), nav: data.nav.filter(isOwn) }
  return { ...release, manifest: { ...release.manifest, data: own } }
}

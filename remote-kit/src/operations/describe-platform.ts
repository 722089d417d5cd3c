/** Makes what the console shows of registries and their histories. Pure. */
import { satisfy } from '@module-federation/enhanced/runtime'
import { fitFaults } from '#federation/compatibility.ts'
import { type Registry, type RegistryRemote, type Release, releasesInUse } from '#federation/registry.ts'
import { type Change, isAbout } from '#releases/registry-store.ts'
import type { PlatformEdit, PlatformEnvironment, PlatformPackage, PlatformRemote, PlatformVersion } from './platform.ts'

/** An environment that could be read. `changes`: its history, oldest first, or the end of it. */
export type ReadEnvironment = { name: string; registry: Registry; changes: readonly Change[] }

/** The size of a page of a release in kilobytes, or null if it's not known. */
export type SizeOf = (release: Release, path: string) => number | null

/** So many lines of a remote's history. */
const MOST_EDITS = 20

/** An environment, compared with all of them. */
export function describeEnvironment(
  { name, registry, changes }: ReadEnvironment,
  all: readonly ReadEnvironment[],
  sizeOf: SizeOf,
): PlatformEnvironment {
  const { shell, remotes } = registry
  return {
    name,
    fault: null,
    shell: shell && {
      version: shell.version,
      shellApi: shell.shellApi,
      runtime: shell.runtime,
      url: shell.url ?? null,
    },
    remotes: Object.entries(remotes)
      .map(([remote, record]) => describeRemote(remote, record, { changes, all, sizeOf }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    packages: packagesOf(registry),
  }
}

/** An environment whose registry can't be shown, and why. */
export const faultyEnvironment = (name: string, fault: string): PlatformEnvironment => ({
  name,
  fault,
  shell: null,
  remotes: [],
  packages: [],
})

type Setting = { changes: readonly Change[]; all: readonly ReadEnvironment[]; sizeOf: SizeOf }

function describeRemote(name: string, record: RegistryRemote, { changes, all, sizeOf }: Setting): PlatformRemote {
  const { active, canary, disabled } = record
  const own = changes.filter((change) => isAbout(change, name))
  const inUse = releasesInUse(record)
  return {
    name,
    active,
    disabled,
    canary: canary && { ...canary, since: own.findLast((change) => startsCanary(change, canary.version))?.at ?? null },
    versions: versionsByAge(record, own).map((release) => ({
      ...describeVersion(name, release, { own, all }),
      pages: inUse.includes(release) ? pagesOf(release, sizeOf) : [],
    })),
    edits: own.toReversed().slice(0, MOST_EDITS).map(describeEdit),
  }
}

const startsCanary = ({ what, to }: Change, version: string) => what === 'canary' && to === version

/** The canary, the active one, those before it, then the others, as the history and the registry have them. */
function versionsByAge(record: RegistryRemote, own: readonly Change[]): Release[] {
  const { active, canary, past, versions } = record
  const told = own.toReversed().flatMap(({ to }) => to ?? [])
  const ordered = new Set([canary?.version ?? '', active, ...past, ...told, ...Object.keys(versions)])
  return [...ordered].flatMap((version) => (Object.hasOwn(versions, version) ? (versions[version] ?? []) : []))
}

function describeVersion(
  name: string,
  { version, manifest, proof }: Release,
  { own, all }: { own: readonly Change[]; all: readonly ReadEnvironment[] },
): Omit<PlatformVersion, 'pages'> {
  const released = own.find(({ to, from, remote }) => remote === name && to === version && from !== version)
  const misfits = all.map(({ name: environment, registry }) => {
    return [environment, Object.values(fitFaults(name, manifest, registry)).flat()] as const
  })
  return {
    version,
    released: released ? describeEdit(released) : null,
    shellApi: manifest.shellApi,
    key: proof?.key ?? null,
    misfits: Object.fromEntries(misfits),
  }
}

const pagesOf = (release: Release, sizeOf: SizeOf): PlatformVersion['pages'] =>
  release.manifest.data.routes.map(({ path, title }) => ({ path, title, kb: sizeOf(release, path) }))

const describeEdit = ({ at, by, what, from, to, version, share, skipped, why, origin }: Change): PlatformEdit => ({
  at,
  by,
  what,
  from,
  to,
  why,
  origin,
  ...(version !== undefined && { version }),
  ...(share !== undefined && { share }),
  ...(skipped !== undefined && { skipped }),
})

/** What the shell shares, and what the releases in use accept of it. */
function packagesOf({ shell, remotes }: Registry): PlatformPackage[] {
  const needs = Object.entries(remotes).flatMap(([remote, record]) =>
    releasesInUse(record).flatMap(({ version, manifest }) =>
      Object.entries(manifest.shared).map(([name, { range }]) => ({ name, remote, version, range })),
    ),
  )
  const names = new Set([...Object.keys(shell?.shared ?? {}), ...needs.map(({ name }) => name)])
  return [...names].toSorted().map((name) => {
    const offered = shell?.shared[name] ?? null
    const own = needs.filter((need) => need.name === name)
    return {
      name,
      offered,
      needs: own.map(({ remote, version, range }) => ({
        remote,
        version,
        range,
        fits: offered !== null && satisfy(offered, range),
      })),
    }
  })
}

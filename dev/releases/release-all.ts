/** Publishes the whole repository, as `npm start` does. */
import { join } from 'node:path'
import { portsFrom } from '#dev/workspace/ports.ts'
import { remoteNames } from '#dev/workspace/remotes.ts'
import { root } from '#dev/workspace/root.ts'
import type { ShellManifest } from '#remote-kit/build/build-manifest.ts'
import { NAV_ICONS } from '#remote-kit/contract/contract.ts'
import type { Registry, Release, ShellOffer } from '#remote-kit/federation/registry.ts'
import { currentBuild } from '#remote-kit/releases/build.ts'
import type { ReleasePlace } from '#remote-kit/releases/place.ts'
import { introduce, RegistryError, withShell } from '#remote-kit/releases/registry.ts'
import { editRegistry } from '#remote-kit/releases/registry-store.ts'
import { publish, readManifest } from '#remote-kit/releases/release.ts'
import { shellPages } from '#shell/server/shell-pages.ts'

/**
 * Publishes the latest build of every remote, with the latest build of the shell as the live one. A new build becomes
 * active. A published build is not copied again, and its state in the registry does not change. Nothing is fetched back:
 * the hosts of `npm start` are not up yet.
 */
export async function releaseAll(place: ReleasePlace): Promise<void> {
  const url = process.env['SHELL_URL'] ?? `http://localhost:${portsFrom(process.env['PORT']).shell}`
  const shell = { ...(await shellOffer()), url }
  const published = await Promise.all(
    remoteNames.map(async (name) => [name, await publish(name, await currentBuild(join(root, name)), place)] as const),
  )
  await editRegistry(place.store, { what: 'start' }, (current) =>
    introduceAll(withShell(current, shell), published, place.baseUrls),
  )
}

/** Introduces releases in any order that works: one may take over a page that another has given up. */
function introduceAll(
  registry: Registry,
  releases: readonly (readonly [name: string, release: Release])[],
  baseUrls: ReleasePlace['baseUrls'],
): Registry {
  let next = registry
  const refusals: RegistryError[] = []
  const waiting = releases.filter(([name, release]) => {
    try {
      next = introduce(next, name, release, baseUrls[name] ?? '')
      return false
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      refusals.push(error)
      return true
    }
  })
  if (waiting.length === 0) return next
  if (waiting.length === releases.length) throw refusals[0] ?? new RegistryError('Nothing fits')
  return introduceAll(next, waiting, baseUrls)
}

async function shellOffer(): Promise<ShellOffer> {
  const { version, shellApi, contractVersion, runtime, shared } = await readManifest<ShellManifest>(
    await currentBuild(join(root, 'shell')),
  )
  const routes = shellPages.map(({ path }) => path)
  return { version, shellApi, contractVersion, runtime, shared, routes, icons: [...NAV_ICONS] }
}

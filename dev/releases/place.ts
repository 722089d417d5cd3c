import { join, resolve } from 'node:path'
import { portsFrom } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'
import { folderStore } from './folder-store.ts'
import type { RegistryStore } from './registry-store.ts'

/** Where releases are published. `baseUrls`: the address of each remote, with a trailing slash. */
export type ReleasePlace = { dataDir: string; baseUrls: Readonly<Record<string, string>>; store: RegistryStore }

/**
 * The place defined by `DATA_DIR` and `PORT`. `host`: where a static host serves the folder of releases, such as
 * https://static.example.com/. By default each remote has its own host on this machine.
 */
export function releasePlace(host?: string): ReleasePlace {
  const { remotes } = portsFrom(process.env['PORT'])
  const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data')
  return {
    dataDir,
    baseUrls: Object.fromEntries(
      Object.entries(remotes).map(([name, port]) => [name, `${host ?? `http://localhost:${port}/`}${name}/`]),
    ),
    store: registryIn(dataDir),
  }
}

/** The registry in a data directory. */
export const registryIn = (dataDir: string): RegistryStore => folderStore(join(dataDir, 'registry.json'))

import { join, resolve } from 'node:path'
import { portsFrom } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'

/** Where releases are published. `baseUrls`: the address of each remote, with a trailing slash. */
export type ReleasePlace = { dataDir: string; baseUrls: Readonly<Record<string, string>> }

/**
 * The place defined by `DATA_DIR` and `PORT`. `host`: where a static host serves the folder of releases, such as
 * https://static.example.com/. By default each remote has its own host on this machine.
 */
export function releasePlace(host?: string): ReleasePlace {
  const { remotes } = portsFrom(process.env['PORT'])
  return {
    dataDir: resolve(root, process.env['DATA_DIR'] ?? '.data'),
    baseUrls: Object.fromEntries(
      Object.entries(remotes).map(([name, port]) => [name, `${host ?? `http://localhost:${port}/`}${name}/`]),
    ),
  }
}

/** The registry of a place. */
export const registryFile = ({ dataDir }: ReleasePlace): string => join(dataDir, 'registry.json')

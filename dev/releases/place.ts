import { join, resolve } from 'node:path'
import { portsFrom } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'

/** Where releases go. `baseUrls`: each remote's address, with a slash at the end. */
export type ReleasePlace = { dataDir: string; baseUrls: Readonly<Record<string, string>> }

/**
 * The place that `DATA_DIR` and `PORT` name. `host`: where a static host serves the folder of releases, such as
 * https://static.example.com/; by default each remote has a host of its own on this machine.
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

import { resolve } from 'node:path'
import { portsFrom } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'
import { registryIn } from '#remote-kit/releases/environments.ts'
import type { ReleasePlace } from '#remote-kit/releases/place.ts'

/** The place defined by `DATA_DIR` and `PORT`: each remote of the repository has its own host on this machine. */
export function releasePlace(): ReleasePlace {
  const { remotes } = portsFrom(process.env['PORT'])
  const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data')
  return {
    dataDir,
    baseUrls: Object.fromEntries(
      Object.entries(remotes).map(([name, port]) => [name, `http://localhost:${port}/${name}/`]),
    ),
    store: registryIn(dataDir, process.env['ENVIRONMENT']),
  }
}

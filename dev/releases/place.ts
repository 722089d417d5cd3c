import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { portsFrom } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'
import { registryIn } from '#remote-kit/releases/environments.ts'
import { type ReleasePlace, withPlatform } from '#remote-kit/releases/place.ts'

/**
 * Uses the place where the repository is released: RELEASE_PLACE, whose files browsers load from REMOTES_URL, or a folder in
 * `DATA_DIR`, where each remote has its own host on this machine.
 */
export function withReleasePlace<Result>(use: (place: ReleasePlace) => Promise<Result>): Promise<Result> {
  const { RELEASE_PLACE, DATA_DIR, REMOTES_URL, ENVIRONMENT, PORT } = process.env
  const folder = resolve(root, DATA_DIR ?? '.data')
  if (!RELEASE_PLACE) mkdirSync(folder, { recursive: true })
  const where = RELEASE_PLACE ? {} : { place: folder }
  const { remotes } = portsFrom(PORT)
  const baseUrls = Object.entries(remotes).map(([name, port]): [string, string] => [
    name,
    `${REMOTES_URL?.replace(/\/+$/, '') ?? `http://localhost:${port}`}/${name}/`,
  ])
  return withPlatform(root, where, (platform) =>
    use({ ...platform, baseUrls: Object.fromEntries(baseUrls), store: registryIn(platform.storage, ENVIRONMENT) }),
  )
}

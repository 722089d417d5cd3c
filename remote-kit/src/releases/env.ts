import { userInfo } from 'node:os'

/** The settings of releases. */
export function readReleaseSettings() {
  const { env } = process
  return {
    /** Where the platform keeps its data. */
    dataDir: env['DATA_DIR'],
    /** Where a static host serves the folder of releases. */
    remotesUrl: env['REMOTES_URL'],
    shellPort: Number(env['PORT'] ?? 3000),
    /** Who is named in the history. */
    releasedBy: env['RELEASED_BY'] ?? userInfo().username,
  }
}

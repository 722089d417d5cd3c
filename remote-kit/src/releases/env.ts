import { hostname, userInfo } from 'node:os'

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
    /** Where they did it: a machine, or the address of a CI job. */
    releasedFrom: env['RELEASED_FROM'] ?? hostname(),
    /** The environment that is meant if none is named. */
    environment: env['ENVIRONMENT'],
  }
}

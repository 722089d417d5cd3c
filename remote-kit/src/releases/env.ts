import { hostname, userInfo } from 'node:os'

/** The settings of releases. */
export function readReleaseSettings() {
  const { env } = process
  return {
    /** Where the platform's registries and keys are. */
    place: env['RELEASE_PLACE'],
    /** Where the files of releases go, if not there too. */
    files: env['RELEASE_FILES'],
    /** Where a developer's platform keeps all its data, releases among them. */
    dataDir: env['DATA_DIR'],
    /** Where a static host serves the folder of releases. */
    remotesUrl: env['REMOTES_URL'],
    shellPort: Number(env['PORT'] ?? 3000),
    /** Who is named in the history. */
    releasedBy: env['RELEASED_BY'] ?? userInfo().username,
    /** Where they did it: a machine, or the address of a CI job. */
    releasedFrom: env['RELEASED_FROM'] ?? hostname(),
    /** Where the shell of the environment answers. */
    shellUrl: env['SHELL_URL'],
    /** The browser that opens pages, and where others may be. */
    chromiumBinary: env['CHROMIUM_BINARY'],
    path: env['PATH'] ?? '',
    /** The private key to sign with: a file, or the PEM itself. */
    signingKey: env['SIGNING_KEY'],
    /** The file in which the platform's keys are pinned. */
    trustedKeys: env['TRUSTED_KEYS'],
    /** The environment that is meant if none is named. */
    environment: env['ENVIRONMENT'],
  }
}

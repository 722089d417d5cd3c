import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { UsageError } from '#wording/usage-error.ts'

const isFrontEnd = (dir: string) => existsSync(join(dir, 'remote.json')) || existsSync(join(dir, 'dev-server.ts'))

/**
 * The folder of the remote that is named, such as `mf-hello` beside the current folder or above it, or of the one that
 * the current folder is in.
 * @throws UsageError if there is none
 */
export function remoteFolder(named: string | undefined, from = process.cwd()): string {
  const found = findFolder(named, from)
  if (found) return found
  throw new UsageError(
    named === undefined
      ? 'This folder is in no remote. Go to one, or name it: --remote mf-hello'
      : `There is no remote ${named}: no folder of that name here or above has a remote.json`,
  )
}

function findFolder(named: string | undefined, from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const dir = named === undefined ? folder : resolve(folder, named)
    if (isFrontEnd(dir)) return dir
    if (folder === dirname(folder)) return undefined
  }
}

/** The name of a remote. To change the registry, its folder need not be on this machine. */
export function remoteName(named: string | undefined, from = process.cwd()): string {
  return named !== undefined && !named.includes('/') ? named : basename(remoteFolder(named, from))
}

/** `pnpm new remote <name>`: a remote in this repository. */
import { root } from '#dev/workspace/root.ts'
import { newRemote as layDownRemote, placesOf } from '#remote-kit/scaffold/new-remote.ts'
import { ensurePathFree } from './page-paths.ts'

/**
 * Lays down `mf-<name>/`. Answers the files that it wrote.
 * @throws UsageError the name or its path cannot be used
 */
export async function newRemote(name: string): Promise<string[]> {
  ensurePathFree(placesOf(name).path)
  return layDownRemote(name, root)
}

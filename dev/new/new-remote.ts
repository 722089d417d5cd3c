/** `pnpm new remote <name>`: a remote in this repository. */
import { remotes } from '#dev/workspace/remotes.ts'
import { root } from '#dev/workspace/root.ts'
import { newRemote as layDownRemote, placesOf } from '#remote-kit/scaffold/new-remote.ts'
import { shellPages } from '#shell/server/shell-pages.ts'

/**
 * Lays down `mf-<name>/`. Answers the files that it wrote.
 * @throws Error the name or its path cannot be used
 */
export async function newRemote(name: string): Promise<string[]> {
  const { path } = placesOf(name)
  const owner = [{ name: 'the shell', pages: shellPages }, ...remotes].find(({ pages }) =>
    Object.values(pages).some((page) => page.path === path),
  )
  if (owner) throw new Error(`${path} is a page of ${owner.name} already`)
  return layDownRemote(name, root)
}

import { remotes } from '#dev/workspace/remotes.ts'
import { UsageError } from '#remote-kit/wording/usage-error.ts'
import { shellPages } from '#shell/server/shell-pages.ts'

/**
 * Makes sure that no page has a path yet: each has one owner.
 * @throws UsageError that names the owner
 */
export function ensurePathFree(path: string): void {
  const owner = [{ name: 'the shell', pages: shellPages }, ...remotes].find(({ pages }) =>
    Object.values(pages).some((page) => page.path === path),
  )
  if (owner) throw new UsageError(`${path} is a page of ${owner.name} already. Choose another name`)
}

/** `pnpm new remote <name>`: a small remote that runs, has tests, and can be released. */
import { join } from 'node:path'
import { remotes } from '#dev/workspace/remotes.ts'
import { shellPages } from '#shell/server/shell-pages.ts'
import { editText, layDown } from './lay-down.ts'
import { lastInMenu } from './menu.ts'
import { namesOf, rename } from './names.ts'

const template = namesOf('new-area')

/**
 * Lays down `mf-<name>/` with one page at `/agent/<name>`, the next free port, and an entry in the menu. Answers the files
 * that it wrote.
 * @throws Error the name or its path cannot be used
 */
export async function newRemote(name: string): Promise<string[]> {
  const names = namesOf(name.replace(/^mf-/, ''))
  const folder = `mf-${names.kebab}`
  const path = `/agent/${names.snake}`
  const owner = [{ name: 'the shell', pages: shellPages }, ...remotes].find(({ pages }) =>
    Object.values(pages).some((page) => page.path === path),
  )
  if (owner) throw new Error(`${path} is a page of ${owner.name} already`)

  const files = await layDown('remote', folder, (text) => rename(text, [[template, names]]))
  const ports = remotes.map(({ portOffset }) => portOffset)
  await editText(join(folder, 'remote.json'), [
    ['"portOffset": 299', `"portOffset": ${Math.max(200, ...ports) + 1}`],
    ['"order": 99', `"order": ${lastInMenu()}`],
  ])
  return files
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '#dev/workspace/root.ts'

const NOT_SOURCE = new Set(['.data', '.git', 'coverage', 'dist', 'node_modules'])

/** Copies the repository's sources to a new folder, with installed dependencies and existing builds. */
export async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'protracker-copy-'))
  await cp(root, copy, { recursive: true, filter: (path) => path === root || !NOT_SOURCE.has(basename(path)) })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const file of globSync('*/package.json', { cwd: root })) {
    await linkInstalled(dirname(file), copy)
    await linkBuilt(dirname(file), copy)
  }
  return copy
}

/** Links the dependencies of the package `like` into the package `name` of a copy. */
export async function linkInstalled(like: string, copy: string, name = like): Promise<void> {
  const installed = join(root, like, 'node_modules')
  await cp(installed, join(copy, name, 'node_modules'), { recursive: true, verbatimSymlinks: true })
}

async function linkBuilt(name: string, copy: string): Promise<void> {
  const pointer = join(root, name, 'dist/current')
  if (!existsSync(pointer)) return
  const version = readFileSync(pointer, 'utf8')
  await mkdir(join(copy, name, 'dist'))
  await cp(pointer, join(copy, name, 'dist/current'))
  await symlink(join(root, name, 'dist', version), join(copy, name, 'dist', version))
}

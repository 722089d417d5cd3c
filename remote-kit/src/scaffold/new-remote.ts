/** A small remote that runs, has tests, and can be released. */
import { readFile, rename as renameFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHELL_API } from '#contract/contract.ts'
import { findRemotes } from '#remote-json/remote-json.ts'
import { dependencyVersions, kitFolder, sharedWorkspace } from './dependencies.ts'
import { layDown } from './lay-down.ts'
import { namesOf, rename } from './names.ts'
import { copyKits } from './packed-kits.ts'

const template = namesOf('new-area')

/** The name of a remote, its folder and the path of its first page. */
export function placesOf(name: string): { folder: string; path: string } {
  const names = namesOf(name.replace(/^mf-/, ''))
  return { folder: `mf-${names.kebab}`, path: `/agent/${names.snake}` }
}

/**
 * Lays down `mf-<name>/` in the folder `into`, with one page at `/agent/<name>`, the next free port among the remotes
 * there, and an entry at the end of the menu. `kits`: a folder with the packed kits, which are copied into the remote.
 * Answers the files that it wrote, relative to `into`.
 * @throws Error the name cannot be used
 */
export async function newRemote(name: string, into: string, kits?: string): Promise<string[]> {
  const { folder } = placesOf(name)
  const dir = join(into, folder)
  const remotes = findRemotes(into)
  // Before anything is written.
  const manifest = await manifestWithVersions(dependencyVersions(dir, kits))
  const names = namesOf(name.replace(/^mf-/, ''))
  const files = await layDown(join(kitFolder, 'template'), dir, (text) => rename(text, [[template, names]]))
  const ports = remotes.map(({ portOffset }) => portOffset)
  await edit(join(dir, 'remote.json'), (text) =>
    text
      .replace('"portOffset": 299', `"portOffset": ${nextPort(ports)}`)
      .replace('"shellApi": "^1.0.0"', `"shellApi": "^${SHELL_API}"`)
      .replace('"order": 99', `"order": ${lastInMenu(remotes)}`),
  )
  await writeFile(join(dir, 'package.json'), rename(manifest, [[template, names]]))
  // Under its own name, npm would take it for a rule about the kit, and not pack it.
  await renameFile(join(dir, 'gitignore'), join(dir, '.gitignore'))
  const copied = kits === undefined || sharedWorkspace(dir) ? [] : await copyKits(kits, dir)
  const written = files.map((file) => (file === 'gitignore' ? '.gitignore' : file))
  return [...written, ...copied].map((file) => join(folder, file))
}

/** The `package.json` of the template, which names packages without versions. */
async function manifestWithVersions(versionOf: (name: string) => string): Promise<string> {
  const text = await readFile(join(kitFolder, 'template/package.json'), 'utf8')
  return text.replaceAll(/"(\S+)": "\*"/g, (_, name: string) => `"${name}": "${versionOf(name)}"`)
}

/** Of the first remote in a folder: beyond those of the platform, which may run on the same machine. */
const FIRST_PORT = 251

const nextPort = (others: readonly number[]) => (others.length === 0 ? FIRST_PORT : Math.max(...others) + 1)

/** The position after the last entry of the menu's first section. */
export function lastInMenu(remotes: ReturnType<typeof findRemotes>): number {
  const entries = remotes.flatMap(({ nav }) => nav.filter(({ section }) => section === 'main'))
  return Math.max(0, ...entries.map(({ order }) => order)) + 1
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

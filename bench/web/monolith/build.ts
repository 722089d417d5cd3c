/** The monolith's build, and the registry that lets the product's own server serve it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPage, type ShellManifest } from '../../../remote-kit/src/build/build-manifest.ts'
import { compile } from '../../../remote-kit/src/build/compile.ts'
import { readRemoteJson, type RemoteJson } from '../../../remote-kit/src/remote-json/remote-json.ts'
import type { Registry, Release } from '../../../remote-kit/src/federation/registry.ts'
import { repository, shellDir } from './rspack.config.ts'

const VERSION = 'monolith'

/** Builds the monolith into the folder `dist`, from scratch. */
export async function buildMonolith(dist: string): Promise<void> {
  const outDir = join(dist, VERSION)
  await rm(dist, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  const configFile = join(import.meta.dirname, 'rspack.config.ts')
  await compile({ name: 'shell', version: VERSION, dir: shellDir, outDir, configFile })
  await writeFile(join(dist, 'current'), VERSION)
}

/**
 * The menu and routes of the federated build's `registry`, with the files of each page in the monolith's `dist`. So its
 * server at `url` preloads them in the document like those of a remote.
 */
export async function monolithRegistry(registry: Registry, dist: string, url: string): Promise<Registry> {
  const built = JSON.parse(await readFile(join(dist, VERSION, 'manifest.json'), 'utf8')) as ShellManifest
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const release = remote.versions[remote.active]
    if (!release) throw new Error(`${name} has no active release`)
    const json = readRemoteJson(join(repository, name))
    const moved = { ...release, baseUrl: `${url}/assets/${VERSION}/`, manifest: inMonolith(release, json, built) }
    return [name, { ...remote, versions: { [remote.active]: moved } }] as const
  })
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

function inMonolith({ manifest }: Release, json: RemoteJson, { files, pages }: ShellManifest): Release['manifest'] {
  const filesOf = (part: string): string[] =>
    Object.entries(pages).find(([request]) => isPage(request, part))?.[1] ?? []
  const ahead = Object.entries(json.pages).map(([page, { path, parts = [] }]): [string, string[]] => [
    path,
    [...new Set([page, ...parts].flatMap(filesOf))],
  ])
  const used = new Set(ahead.flatMap(([, names]) => names))
  return {
    ...manifest,
    // There is no separate entry, because the routes are in the shell.
    entry: '',
    files: Object.fromEntries(Object.entries(files).filter(([file]) => used.has(file))),
    preload: { contract: [], pages: Object.fromEntries(ahead) },
  }
}

/** What can be known about a remote from its folder: configuration, types, build, styles, and the size of each page. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { GlobalStylesError } from '#build/compile.ts'
import { ensureRequests } from '#remote-json/page-requests.ts'
import { readRemoteJson } from '#remote-json/remote-json.ts'
import { runProgram } from '#build/run-program.ts'
import { firstFilesOf, kilobytesOf, PAGE_LIMIT_KB } from '#federation/page-budget.ts'
import type { RemoteManifest } from '#federation/registry.ts'
import { type Build, buildOne } from '#releases/build.ts'
import { readManifest } from '#releases/release.ts'
import { copy } from './copy.ts'
import { type Gate, gate, GateError } from './gate.ts'

/** A remote that was looked at, and its build, if there is one. */
export type Built = { gates: Gate[]; build?: Build; manifest?: RemoteManifest }

/** Builds the remote in a folder and looks at all of it. `version`: of your own instead of one from the inputs. */
export async function buildGates(dir: string, version?: string): Promise<Built> {
  const json = await gate('remote.json', () => checkRemoteJson(dir))
  const gates = [json, await gate('types', () => checkTypes(dir))]
  // The build would say the same.
  if (json.state === 'wrong') return { gates }
  try {
    const build = await buildOne(dir, version === undefined ? {} : { version })
    const manifest = await readManifest<RemoteManifest>(build.dir)
    gates.push({ name: 'build', state: 'fine', detail: build.version })
    gates.push({ name: 'styles', state: 'fine', detail: 'none is global' }, ...sizes(manifest, build.dir))
    return { gates, build, manifest }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    gates.push({ name: error instanceof GlobalStylesError ? 'styles' : 'build', state: 'wrong', detail })
    return { gates }
  }
}

function checkRemoteJson(dir: string): string {
  const json = readRemoteJson(dir)
  ensureRequests(json)
  return copy.pages.counted(Object.keys(json.pages).length)
}

async function checkTypes(dir: string): Promise<string> {
  const { code, output } = await runProgram(dir, 'typescript', 'tsc', ['--noEmit', '--pretty', 'false'])
  if (code !== 0) throw new GateError(output.trim())
  return 'no errors'
}

function sizes(manifest: RemoteManifest, outDir: string): Gate[] {
  return Object.keys(manifest.preload.pages).map((path) => {
    const kb = kilobytesOf(firstFilesOf(manifest, path).map((file) => compressedSize(join(outDir, file))))
    const isFine = kb <= PAGE_LIMIT_KB
    return { name: `size ${path}`, state: isFine ? 'fine' : 'wrong', detail: `${kb} kB of at most ${PAGE_LIMIT_KB}` }
  })
}

/** Small files have no compressed copy. */
const compressedSize = (file: string) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size

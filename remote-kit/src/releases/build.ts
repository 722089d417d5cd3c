/** Builds of one front end, kept in its `dist/`. If the inputs have not changed, the existing build is used. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buildVersion } from '#build/build-version.ts'
import { compile } from '#build/compile.ts'
import { UsageError } from '#wording/usage-error.ts'

/** A finished build. `dir` contains its files and `manifest.json`. */
export type Build = { name: string; version: string; dir: string; reused: boolean; ms: number }

/** The number of builds that are kept, because open tabs of the shell still request files of older builds. */
const KEPT_BUILDS = 5

/** Throws unless a text can be a version: it becomes the name of a folder and a part of addresses. */
export function ensureVersion(text: string): void {
  if (text.length <= 64 && /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(text)) return
  throw new UsageError(`${text || 'An empty text'} isn’t a version. One looks like 1.4.0 or 1.4.0-rc.1`)
}

/**
 * Builds the front end in the folder `dir`, unless the build exists, and makes it the latest. With `version`, it always
 * builds under that name, and the build does not become the latest. A failed build leaves no files.
 */
export async function buildOne(dir: string, options: { version?: string } = {}): Promise<Build> {
  const startedAt = performance.now()
  const name = basename(dir)
  const version = options.version ?? buildVersion(dir)
  ensureVersion(version)
  const dist = join(dir, 'dist')
  const outDir = join(dist, version)
  const reused = !options.version && isBuilt(outDir)
  if (!reused) await build({ name, version, dir, outDir })
  if (!options.version) await pointTo(dist, version)
  await prune(dist, version)
  return { name, version, dir: outDir, reused, ms: Math.round(performance.now() - startedAt) }
}

async function build(front: { name: string; version: string; dir: string; outDir: string }): Promise<void> {
  const unfinished = join(front.outDir, '..', `.unfinished-${front.version}-${process.pid}`)
  await mkdir(unfinished, { recursive: true })
  try {
    await compile({ ...front, outDir: unfinished })
    await rm(front.outDir, { recursive: true, force: true })
    await rename(unfinished, front.outDir)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Whether a folder holds a complete build. The manifest is written last. */
export const isBuilt = (outDir: string): boolean => existsSync(join(outDir, 'manifest.json'))

async function prune(dist: string, current: string): Promise<void> {
  const versions = (await readdir(dist)).filter((name) => !name.startsWith('.') && isBuilt(join(dist, name)))
  const dated = await Promise.all(
    versions.map(async (version) => ({ version, at: (await stat(join(dist, version))).mtimeMs })),
  )
  const outdated = dated.toSorted((a, b) => b.at - a.at).slice(KEPT_BUILDS)
  for (const { version } of outdated) {
    if (version !== current) await rm(join(dist, version), { recursive: true, force: true })
  }
}

/** The folder of the latest build of the front end in `dir`. */
export async function currentBuild(dir: string): Promise<string> {
  const dist = join(dir, 'dist')
  return join(dist, await readFile(join(dist, 'current'), 'utf8'))
}

async function pointTo(dist: string, version: string): Promise<void> {
  const pointer = join(dist, `.current-${process.pid}`)
  await writeFile(pointer, version)
  await rename(pointer, join(dist, 'current'))
}

/**
 * Production builds of front ends. If the inputs have not changed, the existing build is used. A failed build leaves no
 * files.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { remoteNames } from '#dev/workspace/remotes.ts'
import { root } from '#dev/workspace/root.ts'
import { buildVersion } from '#remote-kit/build/build-version.ts'
import { compile } from '#remote-kit/build/compile.ts'

export const frontEndNames: readonly string[] = ['shell', ...remoteNames]

/** A finished build. `dir` contains its files and `manifest.json`. */
export type Build = { name: string; version: string; dir: string; reused: boolean; ms: number }

/** The number of builds that are kept, because open tabs of the shell still request files of older builds. */
const KEPT_BUILDS = 5

/** Whether a text can be a version: it becomes the name of a folder and a part of addresses. */
export const isVersion = (text: string): boolean => text.length <= 64 && /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(text)

/**
 * Builds one front end, unless the build exists, and makes it the latest. With `version`, it always builds under that
 * name, and the build does not become the latest.
 */
export async function buildOne(name: string, options: { version?: string } = {}): Promise<Build> {
  const startedAt = performance.now()
  const version = options.version ?? (await buildVersion(root, name))
  if (!isVersion(version)) throw new Error(`${version} is no version`)
  const dist = join(root, name, 'dist')
  const dir = join(dist, version)
  const reused = !options.version && isBuilt(dir)
  if (!reused) await build({ name, version, dir })
  if (!options.version) await pointTo(dist, version)
  await prune(dist, version)
  return { name, version, dir, reused, ms: Math.round(performance.now() - startedAt) }
}

async function build({ name, version, dir }: { name: string; version: string; dir: string }): Promise<void> {
  const unfinished = join(dir, '..', `.unfinished-${version}-${process.pid}`)
  await mkdir(unfinished, { recursive: true })
  try {
    await compile({ name, version, dir: join(root, name), outDir: unfinished })
    await rm(dir, { recursive: true, force: true })
    await rename(unfinished, dir)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** The manifest is written last, so a build with a manifest is complete. */
function isBuilt(dir: string): boolean {
  return existsSync(join(dir, 'manifest.json'))
}

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

/** The latest build of a front end. */
export async function currentBuild(name: string): Promise<string> {
  const dist = join(root, name, 'dist')
  return join(dist, await readFile(join(dist, 'current'), 'utf8'))
}

async function pointTo(dist: string, version: string): Promise<void> {
  const pointer = join(dist, `.current-${process.pid}`)
  await writeFile(pointer, version)
  await rename(pointer, join(dist, 'current'))
}

/**
 * Builds front ends, two at a time, each in its own process, because the bundler's plugins keep state in the process.
 * `onBuilt` is called for each finished build.
 */
export async function buildAll(
  names: readonly string[] = frontEndNames,
  onBuilt: (build: Build) => void = printBuild,
): Promise<Build[]> {
  const waiting = [...names]
  const builds: Build[] = []
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const exists = isBuilt(join(root, name, 'dist', await buildVersion(root, name)))
      const built = exists ? await buildOne(name) : await buildInProcess(name)
      builds.push(built)
      onBuilt(built)
    }
  }
  await Promise.all([worker(), worker()])
  return builds
}

function buildInProcess(name: string): Promise<Build> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'dev/build.ts'), '--json', name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output.slice(output.lastIndexOf('{'))) as Build)
      else reject(new Error(`${name} could not be built`))
    })
  })
}

/** Prints the duration and the folder of a build. */
export function printBuild({ name, dir, reused, ms }: Build): void {
  const time = reused ? 'unchanged' : `${(ms / 1000).toFixed(1)} s`
  console.log(`  ${name.padEnd(18)}${time.padEnd(12)}${relative(root, dir)}`)
}

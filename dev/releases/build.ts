/**
 * Production builds of front ends. A build whose inputs did not change is there already and costs nothing; a build that
 * fails leaves nothing behind.
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

/** A finished build. `dir` holds its files and their `manifest.json`. */
export type Build = { name: string; version: string; dir: string; reused: boolean; ms: number }

/** How many builds of a front end stay: tabs of the shell that are open still ask for the parts of theirs. */
const KEPT_BUILDS = 5

/**
 * Builds one front end, unless that very build exists, and makes it the latest. `version` gives a build a name of its own
 * instead: it is made anew and does not become the latest.
 */
export async function buildOne(name: string, options: { version?: string } = {}): Promise<Build> {
  const startedAt = performance.now()
  const version = options.version ?? (await buildVersion(root, name))
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

/** The manifest is written last: where it is, the rest is. */
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
 * Builds front ends, two at a time and each in a process of its own, because the bundler's plugins keep state in the
 * process. `onBuilt` hears of each as it is done.
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

/** A line about a build: what it took and where it lies. */
export function printBuild({ name, dir, reused, ms }: Build): void {
  const time = reused ? 'unchanged' : `${(ms / 1000).toFixed(1)} s`
  console.log(`  ${name.padEnd(18)}${time.padEnd(12)}${relative(root, dir)}`)
}

/**
 * Builds front ends for production: `node dev/build.ts [name …]`, all of them by default. A build whose inputs did not
 * change is there already and costs nothing; a build that fails leaves nothing behind.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { buildVersion } from '#remote-kit/build/build-version.ts'
import { compile } from '#remote-kit/build/compile.ts'
import { remoteNames } from './ports.ts'

const repository = join(import.meta.dirname, '..')

export const frontEndNames = ['shell', ...remoteNames] as const

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
  const version = options.version ?? (await buildVersion(repository, name))
  const dist = join(repository, name, 'dist')
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
    await compile({ name, version, dir: join(repository, name), outDir: unfinished })
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
  const dist = join(repository, name, 'dist')
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
      const exists = isBuilt(join(repository, name, 'dist', await buildVersion(repository, name)))
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
    const child = spawn(process.execPath, [import.meta.filename, '--json', name], {
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

function printBuild({ name, dir, reused, ms }: Build): void {
  const time = reused ? 'unchanged' : `${(ms / 1000).toFixed(1)} s`
  console.log(`  ${name.padEnd(18)}${time.padEnd(12)}${relative(repository, dir)}`)
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, version: { type: 'string' } },
  })
  const [name] = positionals
  if (values.json && name) console.log(JSON.stringify(await buildOne(name)))
  else if (name && positionals.length === 1) printBuild(await buildOne(name, values))
  else await buildAll(positionals.length > 0 ? positionals : frontEndNames)
}

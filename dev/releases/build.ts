/** Production builds of all front ends. */
import { spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import { remoteNames } from '#dev/workspace/remotes.ts'
import { root } from '#dev/workspace/root.ts'
import { buildVersion } from '#remote-kit/build/build-version.ts'
import { type Build, buildOne, isBuilt } from '#remote-kit/releases/build.ts'

export const frontEndNames: readonly string[] = ['shell', ...remoteNames]

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
      const dir = join(root, name)
      const built = isBuilt(join(dir, 'dist', buildVersion(dir))) ? await buildOne(dir) : await buildInProcess(name)
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

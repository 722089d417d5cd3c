/**
 * Builds the shell and the remotes where their inputs changed, and publishes what is new in `DATA_DIR`.
 * A program of its own: a build wants memory that `npm start` gives back before the product runs.
 */
import { buildAll } from './build.ts'
import { releasePlace } from './place.ts'
import { releaseAll } from './release.ts'

try {
  await buildAll()
  await releaseAll(releasePlace())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

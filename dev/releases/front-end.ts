/**
 * Builds the shell and the remotes if their inputs have changed, and publishes new builds in `DATA_DIR`.
 * A separate program, so that the memory of the build is free before the product runs.
 */
import { buildAll } from './build.ts'
import { releasePlace } from './place.ts'
import { releaseAll } from './release-all.ts'

try {
  await buildAll()
  await releaseAll(releasePlace())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

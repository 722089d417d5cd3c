/**
 * Builds the shell and the remotes if their inputs have changed, and publishes new builds in `DATA_DIR` or RELEASE_PLACE.
 * A separate program, so that the memory of the build is free before the product runs.
 */
import { buildAll } from './build.ts'
import { withReleasePlace } from './place.ts'
import { releaseAll } from './release-all.ts'

try {
  await buildAll()
  await withReleasePlace(releaseAll)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

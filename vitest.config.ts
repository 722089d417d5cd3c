import { defineConfig } from 'vitest/config'
import { LongestFirst } from './dev/vitest-longest-first.ts'
import { sourceFolders } from './dev/workspace/source-folders.ts'

/** Every test but the journeys, which need the whole product running: `pnpm test` runs those after these. */
export default defineConfig({
  test: {
    projects: sourceFolders.filter((folder) => folder !== 'e2e'),
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
  },
})

import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../dev/vitest-longest-first.ts'

/** Files run one after another, or with `--maxWorkers=2`, as in `npm test`, in two lanes. */
const lanes = { maxWorkers: 1, sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // An absolute path, so that Vitest can be started anywhere.
        root: import.meta.dirname,
        test: {
          name: 'federation',
          include: ['federation/*.test.ts'],
          globalSetup: ['support/chromium.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          ...lanes,
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['support/chromium.setup.ts', 'support/product.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // For the concurrent tests of one file.
          maxConcurrency: 2,
          expect: { poll: { timeout: 20_000 } },
          ...lanes,
        },
      },
    ],
  },
})

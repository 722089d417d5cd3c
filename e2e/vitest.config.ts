import { defineConfig } from 'vitest/config'

/** One file after the other, or, with `--maxWorkers=2` as in `npm test`, in two lanes: one waits while the other works. */
const lanes = { maxWorkers: 1, sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    projects: [
      {
        // Found from wherever Vitest is started.
        root: import.meta.dirname,
        test: {
          name: 'federation',
          include: ['federation/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...lanes,
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['support/product.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Of the tests of one file that may run side by side.
          maxConcurrency: 2,
          expect: { poll: { timeout: 20_000 } },
          ...lanes,
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One browser and one set of processes at a time: two cores, and clocks that must mean something.
    fileParallelism: false,
    projects: [
      {
        // Found from wherever Vitest is started.
        root: import.meta.dirname,
        test: {
          name: 'federation',
          include: ['federation/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'journeys',
          include: ['journeys/*.test.ts'],
          globalSetup: ['support/product.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Of the tests that may run side by side: a core each, and one that waits for its page.
          maxConcurrency: 3,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

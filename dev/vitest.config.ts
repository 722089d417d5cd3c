import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'dev',
    include: ['**/*.test.ts'],
    // The templates of `pnpm new` are tested after they are copied.
    exclude: ['templates/**'],
    globalSetup: ['./vitest-mongod.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})

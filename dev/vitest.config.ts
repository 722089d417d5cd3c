import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'dev',
    include: ['**/*.test.ts'],
    // What `pnpm new` lays down is tested where it lies.
    exclude: ['templates/**'],
    globalSetup: ['./vitest-mongod.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})

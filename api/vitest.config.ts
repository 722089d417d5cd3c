import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: [
      'src/**/*.test.ts',
      'test/**/*.test.ts',
      // `pnpm audit:security` measures time as well.
      ...(process.env['SECURITY_AUDIT'] ? ['test/**/*.audit.ts'] : []),
    ],
    // One server; each worker has a database of its own on it.
    globalSetup: ['../dev/vitest-mongod.ts'],
    // The API keeps nothing in its modules but models: loading them anew for every file would take longer than the tests.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

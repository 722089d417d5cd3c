import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'mf-new-area',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    isolate: false,
    setupFiles: ['../remote-kit/src/testing.setup.ts'],
    testTimeout: 20_000,
  },
})

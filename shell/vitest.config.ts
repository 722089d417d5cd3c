import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'shell',
    include: ['{src,server}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    isolate: false,
    setupFiles: ['../remote-kit/src/testing.setup.ts'],
    testTimeout: 20_000,
  },
})

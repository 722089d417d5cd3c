import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'mf-contacts',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    testTimeout: 20_000,
    // Where both cores are busy, happy-dom loses a focus now and then, and what has opened closes again.
    retry: 1,
  },
})

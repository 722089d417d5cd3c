import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'mf-deals', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom', testTimeout: 20_000 },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'ui-kit', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
})

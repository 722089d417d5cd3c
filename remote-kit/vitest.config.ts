import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'remote-kit', include: ['src/**/*.test.{ts,tsx}'] },
})

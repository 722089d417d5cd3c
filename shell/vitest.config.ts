import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'shell', include: ['{src,server}/**/*.test.{ts,tsx}'], environment: 'happy-dom', testTimeout: 20_000 },
})

import { join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** How a front end is tested: in happy-dom, with the modules of one file kept for the next. */
export function frontEndTests(name: string, include = ['src/**/*.test.{ts,tsx}']): ViteUserConfig {
  return defineConfig({
    test: {
      name,
      include,
      environment: 'happy-dom',
      isolate: false,
      setupFiles: [join(import.meta.dirname, 'setup.ts')],
      testTimeout: 20_000,
    },
  })
}

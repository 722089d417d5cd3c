import { join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** The Vitest config of a front end: in happy-dom, with modules kept between test files. */
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

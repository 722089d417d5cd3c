import { extname, join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** The kits as packages. They are transformed like sources, which they are in their own workspace. */
const PACKED_KITS = /[\\/](remote-kit|ui-kit|openapi)[\\/]dist[\\/]/

/** The Vitest config of a front end: in happy-dom, with modules kept between test files. */
export function frontEndTests(name: string, include = ['src/**/*.test.{ts,tsx}']): ViteUserConfig {
  return defineConfig({
    test: {
      name,
      include,
      environment: 'happy-dom',
      isolate: false,
      setupFiles: [join(import.meta.dirname, `setup${extname(import.meta.filename)}`)],
      server: { deps: { inline: [PACKED_KITS] } },
      testTimeout: 20_000,
    },
  })
}

/** The same source as one application: no federation plugin, the remotes' pages imported by the shell's own build. */
import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { baseConfig, type BuildTarget } from 'remote-kit/rspack'

/** Where the shell is: what the monolith is built in. */
export const shellDir = join(import.meta.dirname, '../../../shell')

export function config(target: BuildTarget): Configuration {
  const base = baseConfig({ name: 'shell', dir: shellDir }, target)
  return {
    ...base,
    entry: { main: './src/index.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(
        /federation\/federation\.ts$/,
        join(import.meta.dirname, 'federation.ts'),
      ),
    ],
  }
}

/** The same source as one application: no federation plugin; the shell's build imports the remotes' pages. */
import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { baseConfig, type BuildTarget } from 'remote-kit/rspack'
import { remoteNames } from '../../../dev/workspace/remotes.ts'

// Its pages start like the shell's.
export { prerender } from '../../../shell/prerender.ts'

/** The folder of the remotes. */
export const repository = join(import.meta.dirname, '../../..')

/** The folder of the shell, in which the monolith is built. */
export const shellDir = join(repository, 'shell')

/** A module that imports every remote. */
function allRemotes(): string {
  const imports = remoteNames.map(
    (name, i) => `import { contract as c${i} } from '${join(repository, name)}/src/remote.ts'`,
  )
  const contracts = remoteNames.map((name, i) => `'${name}': c${i}`)
  return `${imports.join('\n')}\nexport const contracts = { ${contracts.join(', ')} }`
}

export function config(target: BuildTarget): Configuration {
  const base = baseConfig({ name: 'shell', dir: shellDir }, target)
  return {
    ...base,
    entry: { main: './src/index.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({ [join(import.meta.dirname, 'all-remotes.ts')]: allRemotes() }),
      new rspack.NormalModuleReplacementPlugin(
        /federation\/federation\.ts$/,
        join(import.meta.dirname, 'federation.ts'),
      ),
    ],
  }
}

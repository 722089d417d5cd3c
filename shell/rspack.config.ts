import type { Configuration } from '@rspack/core'
import { CONTROLS_CHUNK, SHARED_CHUNK } from 'remote-kit/build-manifest'
import { baseConfig, type BuildTarget, commonChunks, hostPlugin } from 'remote-kit/rspack'

/** The last step of the build. */
export { prerender } from './prerender.ts'

const shell = { name: 'shell', dir: import.meta.dirname }

// By default every shared module, and each of its dependencies, would be a separate file. Every page needs all of them, so
// they go into one file. It changes when a dependency is upgraded, not with every change to the shell.
const sharedPackages = [
  'react|react-dom|scheduler|react-router|cookie|set-cookie-parser|jotai',
  '@tanstack/(react-query|query-core)|openapi-fetch|openapi-react-query',
  '@griffel/(react|core|style-types)|stylis|rtl-css-js|@emotion/hash|csstype|tabster|keyborg',
  '@fluentui/(react-shared-contexts|react-tabster|react-portal|react-provider|react-utilities|react-jsx-runtime|keyboard-keys|tokens)',
  // What those that stay outside are made of, too small for files of their own.
  '@fluentui/(react-icons/lib/(contexts|core|icons|utils)|react-aria/lib/button|react-motion/lib|react-motion-components-preview/lib/atoms)',
]
const sharedChunk = {
  test: new RegExp(
    `node_modules/(${sharedPackages.join('|')})/|remote-kit/src/(api/|commands/commands\\.|[^/]+/(context|session|router)\\.)`,
  ),
  name: SHARED_CHUNK,
  chunks: 'all' as const,
  priority: 10,
  enforce: true,
}

// Menus are in every frame and in most pages of remotes, but in no public page.
const controlsChunk = {
  test: /node_modules\/(@fluentui\/(react-menu|react-positioning|react-context-selector|react-icons\/lib\/sizedIcons)|@floating-ui\/[^/]+|use-sync-external-store)\//,
  name: CONTROLS_CHUNK,
  chunks: 'all' as const,
  priority: 5,
  enforce: true,
}

/** The shell's build. */
export function config(target: BuildTarget): Configuration {
  const base = baseConfig(shell, target)
  return {
    ...base,
    entry: { main: './src/index.ts' },
    plugins: [...(base.plugins ?? []), hostPlugin(shell)],
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { ...commonChunks, shared: sharedChunk, controls: controlsChunk } },
    },
  }
}

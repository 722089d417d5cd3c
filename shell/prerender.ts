/**
 * The last step of the shell's build: renders the public pages and the frames of the others to HTML, in `prerendered.json`
 * beside the manifest, from which the server takes them (docs/decisions/public-pages-are-prerendered.md,
 * docs/decisions/pages-start-with-their-bars.md).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { FinishedBuild } from 'remote-kit/compile'
import { baseConfig } from 'remote-kit/rspack'
import { NONCE, PRERENDERED, type Prerendered } from './server/prerendered.ts'

const shell = { name: 'shell', dir: import.meta.dirname }
const BUNDLE = 'prerender.cjs'

/** The pages as a program for Node. It names the same files as the browser's build, but writes none of them. */
function config(version: string, outDir: string): Configuration {
  const base = baseConfig(shell, { mode: 'production', version, outDir })
  const { module, output, resolve } = base
  return {
    ...base,
    target: 'node24',
    devtool: false,
    entry: { prerender: './src/app/prerender.tsx' },
    output: {
      path: outDir,
      filename: BUNDLE,
      library: { type: 'commonjs2' },
      publicPath: `/assets/${version}/`,
      ...(output?.assetModuleFilename && { assetModuleFilename: output.assetModuleFilename }),
      ...(output?.hashFunction && { hashFunction: output.hashFunction }),
    },
    module: {
      ...module,
      // Addresses without a host.
      parser: { javascript: { url: 'relative' } },
      generator: { 'asset/resource': { emit: false } },
    },
    resolve: { ...(resolve && { extensions: resolve.extensions ?? [] }) },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.DefinePlugin({
        'import.meta.env.MF_BUILD_VERSION': JSON.stringify(version),
        'import.meta.env.DEV': 'false',
      }),
    ],
  }
}

/** Writes the prerendered pages into the folder of a finished build. */
export async function prerender({ version, outDir, bundle }: FinishedBuild): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'protracker-prerender-'))
  try {
    await bundle(config(version, folder))
    const { prerenderPages, prerenderFrames, cardText } = createRequire(import.meta.url)(join(folder, BUNDLE)) as {
      prerenderPages: (nonce: string) => Prerendered['pages']
      prerenderFrames: (nonce: string) => Prerendered['frames']
      cardText: string
    }
    const prerendered: Prerendered = { cardText, pages: prerenderPages(NONCE), frames: prerenderFrames(NONCE) }
    await writeFile(join(outDir, PRERENDERED), JSON.stringify(prerendered))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

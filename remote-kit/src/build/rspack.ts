/** The build preset of all front ends, and what it adds for remotes. */
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, type EntryObject, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { sharedModules, withoutPatch } from '#federation/shared-modules.ts'
import { installedVersion } from './installed-versions.ts'
import { RetryPlugin } from './retry-plugin.ts'

/** docs/specification.md §9: a page part may take this long to load. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** The target of a build. `development` is a dev server with HMR, in which a remote can also run alone. */
export type BuildTarget = { mode: 'production'; version: string; outDir: string } | { mode: 'development' }

const requireOfFederation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'))

/**
 * The federation plugin bundles its runtime from CommonJS files, which cannot be tree-shaken. The ES modules beside them
 * save the shell 7 kB and each remote 5 kB.
 */
function federationAsModules(): Record<string, string> {
  const tools = createRequire(requireOfFederation.resolve('@module-federation/runtime-tools'))
  const files = [
    ['@module-federation/runtime', tools],
    ['@module-federation/webpack-bundler-runtime', tools],
    ['@module-federation/inject-external-runtime-core-plugin', requireOfFederation],
  ] as const
  return Object.fromEntries(
    files.flatMap(([name, from]) => {
      const file = from.resolve(name)
      const module = file.replace(/\.cjs$/, '.js')
      return [
        [name, module],
        [file, module],
      ]
    }),
  )
}

/** Beside this file, in the source or as packed. */
const TOKENS_LOADER = join(import.meta.dirname, `inline-tokens${extname(import.meta.filename)}`)

/**
 * Asks Chromium to compile a file's functions while it streams in, off the main thread, instead of one by one when they
 * are first called (https://v8.dev/blog/explicit-compile-hints). It has to be the file's first line, so it comes after
 * the minifier, which removes comments, and before the source maps.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
const AFTER_MINIFIER = 450

type Package = { name: string; dir: string }

/** `mf-deals` and `0.1.0-ab12` → `mf_deals_0_1_0_ab12`: a unique global for every version of every remote. */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_')
}

// Icon files are big before tree shaking, so the bundler would put a few hundred bytes into a separate chunk.
const withoutIcons = /^(?!.*@fluentui\/react-icons\/)/

/** The bundler's two default groups for common chunks, without icons. */
export const commonChunks = {
  defaultVendors: { test: /^(?!.*@fluentui\/react-icons\/).*node_modules/, priority: -10, reuseExistingChunk: true },
  default: { test: withoutIcons, minChunks: 2, priority: -20, reuseExistingChunk: true },
}

/** The configuration shared by the shell and the remotes. */
export function baseConfig({ name, dir }: Package, target: BuildTarget): Configuration {
  const isProduction = target.mode === 'production'
  const version = isProduction ? target.version : 'dev'
  return {
    name,
    context: dir,
    mode: target.mode,
    target: ['web', 'es2022'],
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: federationAsModules() },
    output: {
      path: isProduction ? target.outDir : join(dir, 'dist', 'dev'),
      publicPath: 'auto',
      // Without it, two versions of a remote in one page would load each other's chunks.
      uniqueName: globalNameOf(name, version),
      filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      cssFilename: isProduction ? '[name].[contenthash:8].css' : '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      // Lets a debugger open the source files.
      ...(!isProduction && { devtoolModuleFilenameTemplate: '[absolute-resource-path]' }),
    },
    module: {
      // Classes carry the name of the build, so no style reaches the pages of another (global-css.ts).
      generator: { 'css/auto': { localIdentName: '[uniqueName]-[id]-[local]' } },
      // They are the default export, as in Vitest and in ambient.d.ts.
      parser: { 'css/auto': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            env: { targets: 'chrome >= 120, firefox >= 121, safari >= 17.2' },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
            },
          },
          type: 'javascript/auto',
        },
        { test: /@fluentui[\\/].*\.js$|\.tsx?$/, enforce: 'pre', loader: TOKENS_LOADER },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|png|svg|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimize: isProduction,
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: { cacheGroups: commonChunks },
    },
    performance: { hints: false },
    plugins: [
      new rspack.DefinePlugin({
        'import.meta.env.MF_BUILD_VERSION': JSON.stringify(version),
        'import.meta.env.DEV': JSON.stringify(!isProduction),
      }),
      isProduction &&
        new rspack.BannerPlugin({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage: AFTER_MINIFIER }),
      isProduction
        ? new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })
        : new ReactRefreshRspackPlugin(),
    ],
  }
}

const STANDALONE_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><div id="root"></div></html>'

// The container is a remote's only entry.
const NO_ENTRY: EntryObject = {}

/** The build of a remote: a container that exposes `./contract`, and in development also a standalone page. */
export function remoteConfig(remote: Package): (target: BuildTarget) => Configuration {
  return (target) => {
    const isProduction = target.mode === 'production'
    const base = baseConfig(remote, target)
    const globalName = globalNameOf(remote.name, isProduction ? target.version : 'dev')
    return {
      ...base,
      entry: isProduction ? NO_ENTRY : { main: './src/index.ts' },
      plugins: [
        ...(base.plugins ?? []),
        new RetryPlugin(globalName),
        !isProduction &&
          new rspack.HtmlRspackPlugin({ chunks: ['main'], publicPath: '/', templateContent: STANDALONE_PAGE }),
        new ModuleFederationPlugin({
          name: globalName,
          library: { type: 'var', name: globalName },
          filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './contract': { import: './src/remote.ts', name: 'contract' } },
          shared: sharedConfig(remote.dir, isProduction ? 'remote' : 'standalone'),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          // A remote runs on the shell's copy of the federation runtime. Releases check that the versions fit.
          experiments: isProduction ? { externalRuntime: true, optimization } : { optimization },
        }),
      ],
    }
  }
}

/** The federation plugin of the shell's build: it provides the shared modules and names no remote. */
export function hostPlugin(shell: Package): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: shell.name,
    shared: sharedConfig(shell.dir, 'host'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { provideExternalRuntime: true, optimization },
  })
}

// The registry replaces federation manifests.
const optimization = { disableSnapshot: true, target: 'web' } as const

type Role = 'host' | 'remote' | 'standalone'

function sharedConfig(dir: string, role: Role) {
  return Object.fromEntries(
    sharedModules.map((shared) => [
      shared.name,
      {
        singleton: true,
        strictVersion: shared.strict ?? false,
        requiredVersion: shared.strict ? `^${withoutPatch(installedVersion(shared, dir))}` : (false as const),
        ...(role === 'remote' && { import: false as const }),
        ...(role === 'host' && shared.part && { import: shared.part, version: installedVersion(shared, dir) }),
      },
    ]),
  )
}

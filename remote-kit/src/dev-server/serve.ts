/**
 * The dev server of the package in which it is started, with HMR: `pnpm --filter mf-deals dev`, `pnpm --filter shell
 * dev`. Requests to `/api` and the development inbox go to API_URL, so cookies work. With `MOCK=1` the contract's
 * examples are the answers.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { type Configuration as ServerConfiguration, RspackDevServer } from '@rspack/dev-server'
import { readRemoteJson } from '#build/remote-json.ts'
import type { BuildTarget } from '#build/rspack.ts'
import { type DevSettings, readDevSettings } from './env.ts'
import { mockApi } from './mock-api.ts'

type Middlewares = Parameters<NonNullable<ServerConfiguration['setupMiddlewares']>>[0]

/** Exports of a package's own `dev-server.ts`: middlewares that run last. */
export type DevServerExtension = (settings: DevSettings) => Middlewares

type Config = { config: (target: BuildTarget) => Configuration }
type Extension = { extension: DevServerExtension }

async function serve(dir: string): Promise<void> {
  const name = basename(dir)
  const settings = readDevSettings()
  const port = settings.shellPort + (name === 'shell' ? 0 : readRemoteJson(dir).portOffset)
  const { config } = (await import(join(dir, 'rspack.config.ts'))) as Config
  const extensionFile = join(dir, 'dev-server.ts')
  const extension = existsSync(extensionFile) ? ((await import(extensionFile)) as Extension).extension(settings) : []

  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      historyApiFallback: extension.length === 0,
      // An absolute URL, because a remote's code also runs in the shell's page.
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { runtimeErrors: false } },
      proxy: settings.isMocked ? [] : [{ context: ['/api', '/dev/mail'], target: settings.apiUrl }],
      setupMiddlewares: (middlewares) => [
        ...(settings.isMocked ? [mockApi(readContract())] : []),
        ...middlewares,
        ...extension,
      ],
    },
    rspack(config({ mode: 'development' })),
  )
  await server.start()
  console.log(`${name} on http://localhost:${port}${settings.isMocked ? ', with example data' : ''}`)
}

function readContract(): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi/generated/openapi.json'), 'utf8'))
}

await serve(process.cwd())

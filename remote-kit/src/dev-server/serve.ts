/** The dev server of a front end, with HMR. Requests to `/api` and the development inbox go to the API, so cookies work. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import { type Configuration as ServerConfiguration, RspackDevServer } from '@rspack/dev-server'
import { readBuildConfig } from '#build/compile.ts'
import { installedContract } from '#remote-json/page-requests.ts'
import { readRemoteJson } from '#remote-json/remote-json.ts'
import { hasColors } from '#wording/env.ts'
import { type DevSettings, readDevSettings } from './env.ts'
import { expectFree } from './free-port.ts'
import { mockApi } from './mock-api.ts'

type Middlewares = Parameters<NonNullable<ServerConfiguration['setupMiddlewares']>>[0]

/** Exports of a package's own `dev-server.ts`: middlewares that run last. */
export type DevServerExtension = (settings: DevSettings) => Middlewares

type Extension = { extension: DevServerExtension }

/**
 * What the bundler and its server print: problems, and how long a build took. The address is the command's to say: the
 * server would color it whatever the terminal wants.
 */
const output = (): Pick<Configuration, 'infrastructureLogging' | 'stats'> => ({
  infrastructureLogging: { level: 'warn', colors: hasColors(process.stderr) },
  stats: { preset: 'errors-warnings', timings: true, colors: hasColors() },
})

/** Serves the front end in the folder `dir` until the process ends. Returns its address. */
export async function serve(dir: string, settings = readDevSettings()): Promise<string> {
  const name = basename(dir)
  const port = settings.shellPort + (name === 'shell' ? 0 : readRemoteJson(dir).portOffset)
  await expectFree(port)
  const { config } = await readBuildConfig({ name, dir })
  const extensionFile = join(dir, 'dev-server.ts')
  const extension = existsSync(extensionFile)
    ? ((await import(pathToFileURL(extensionFile).href)) as Extension).extension(settings)
    : []

  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      historyApiFallback: extension.length === 0,
      // An absolute URL, because a remote's code also runs in the shell's page.
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { runtimeErrors: false }, logging: 'info' },
      proxy: settings.isMocked
        ? []
        : [
            { context: ['/api', '/dev/mail'], target: settings.apiUrl },
            { context: ['/forms'], target: settings.apiUrl, pathRewrite: { '^/forms': '/api/v1/lead_forms' } },
          ],
      setupMiddlewares: (middlewares) => [
        ...(settings.isMocked ? [mockApi(installedContract())] : []),
        ...middlewares,
        ...extension,
      ],
    },
    rspack({ ...config({ mode: 'development' }), ...output() }),
  )
  await server.start()
  return `http://localhost:${port}`
}

/** The shell's dev server. Sends the same page as the real server, with each remote loaded from its own dev server. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { CONTRACT_VERSION, type RemoteManifestData } from 'remote-kit/contract'
import type { DevServerExtension } from 'remote-kit/dev-server/serve'
import type { TabRegistry, TabRemote } from 'remote-kit/registry'
import { findRemotes, manifestData } from 'remote-kit/remote-json'
import { CHUNK_LOAD_TIMEOUT_MS, globalNameOf } from 'remote-kit/rspack'
import { renderIndexPage } from './server/index-page.ts'
import { registryOfPage } from './server/visits/page-registry.ts'
import { hasSession } from './server/visits/visitor.ts'
import { versionsOf } from './server/visits/versions.ts'

// Fast Refresh across builds needs a hook that keeps the renderers: a remote's refresh runtime loads after React.
const REMEMBER_RENDERERS = `(() => {
  const renderers = new Map()
  const inject = (renderer) => (renderers.set(renderers.size + 1, renderer), renderers.size)
  const ignore = () => {}
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers, supportsFiber: true, inject, checkDCE: ignore,
    onScheduleFiberRoot: ignore, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore }
})()`

export const extension: DevServerExtension = ({ shellPort }) => [
  async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shell')
    const registry = devRegistry(shellPort)
    const sent = await registryOfPage(registry, { records: {} })
    const data = { '/registry.json': sent, '/versions.json': versionsOf('dev', sent) }[pathname]
    if (data) {
      response.end(JSON.stringify(data))
      return
    }
    const { status, html } = renderIndexPage({
      pathname,
      nonce: 'dev',
      registry,
      sent,
      settings: {
        apiBaseUrl: '/api/v1',
        loadTimeoutMs: CHUNK_LOAD_TIMEOUT_MS,
        hasSession: hasSession(request.headers.cookie),
        version: 'dev',
      },
      shell: { files: {}, scripts: ['main.js'], preload: [], controls: [], pages: {} },
      assetsUrl: '/',
      prerendered: { cardText: '', pages: [], frames: {} },
      webUrl: undefined,
    })
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(html.replace('<head>', `<head><script>${REMEMBER_RENDERERS}</script>`))
  },
]

function devRegistry(shellPort: number): TabRegistry {
  const remotes = findRemotes(join(import.meta.dirname, '..'))
  return { remotes: remotes.map((remote) => devRemote(manifestData(remote), shellPort + remote.portOffset)) }
}

function devRemote(data: RemoteManifestData, port: number): TabRemote {
  const { name } = data
  const manifest = {
    name,
    version: 'dev',
    contractVersion: CONTRACT_VERSION,
    shellApi: data.shellApi,
    runtime: '',
    entry: 'remoteEntry.js',
    globalName: globalNameOf(name, 'dev'),
    // A development build of the shell has no hashes.
    files: {},
    preload: { contract: [], pages: {} },
    shared: {},
    data,
  }
  return {
    name,
    disabled: false,
    faults: [],
    withheld: [],
    release: { version: 'dev', baseUrl: `http://localhost:${port}/`, manifest },
  }
}

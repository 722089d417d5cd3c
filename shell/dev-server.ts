/** The shell's dev server: the page that its real server would send, with every remote taken from its own dev server. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { CONTRACT_VERSION, type RemoteManifestData } from 'remote-kit/contract'
import { portOffsets } from 'remote-kit/dev-server/env'
import type { DevServerExtension } from 'remote-kit/dev-server/serve'
import type { TabRegistry, TabRemote } from 'remote-kit/registry'
import { CHUNK_LOAD_TIMEOUT_MS, globalNameOf } from 'remote-kit/rspack'
import { renderIndexPage } from './server/index-page.ts'

// Fast Refresh across builds needs a hook that remembers renderers: a remote's refresh runtime comes after React.
const REMEMBER_RENDERERS = `(() => {
  const renderers = new Map()
  const inject = (renderer) => (renderers.set(renderers.size + 1, renderer), renderers.size)
  const ignore = () => {}
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers, supportsFiber: true, inject, checkDCE: ignore,
    onScheduleFiberRoot: ignore, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore }
})()`

export const extension: DevServerExtension = ({ shellPort }) => [
  (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shell')
    const registry = devRegistry(shellPort)
    if (pathname === '/registry.json') {
      response.end(JSON.stringify(registry))
      return
    }
    const { status, html } = renderIndexPage({
      pathname,
      nonce: 'dev',
      registry,
      settings: { apiBaseUrl: '/api/v1', loadTimeoutMs: CHUNK_LOAD_TIMEOUT_MS },
      shell: { files: {}, scripts: ['main.js'], preload: [], pages: {} },
      assetsUrl: '/',
    })
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(html.replace('<head>', `<head><script>${REMEMBER_RENDERERS}</script>`))
  },
]

function devRegistry(shellPort: number): TabRegistry {
  const remotes = Object.entries(portOffsets).filter(([name]) => name !== 'shell')
  return { remotes: remotes.map(([name, offset]) => devRemote(name, shellPort + offset)) }
}

function devRemote(name: string, port: number): TabRemote {
  const data = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', name, 'remote.json'), 'utf8'),
  ) as RemoteManifestData
  const manifest = {
    name,
    version: 'dev',
    contractVersion: CONTRACT_VERSION,
    shellApi: data.shellApi,
    runtime: '',
    entry: 'remoteEntry.js',
    globalName: globalNameOf(name, 'dev'),
    // A development build of the shell does without hashes.
    files: {},
    preload: { contract: [], pages: {} },
    shared: {},
    data,
  }
  return { name, disabled: false, release: { version: 'dev', baseUrl: `http://localhost:${port}/`, manifest } }
}

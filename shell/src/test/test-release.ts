import type { RemoteManifestData } from 'remote-kit/contract'
import type { TabRemote } from 'remote-kit/registry'

/** A remote of a tab's registry, for tests. */
export function testRemote(name: string, routes: RemoteManifestData['routes'], version = '1'): TabRemote {
  const entry = 'remoteEntry.js'
  const manifest = {
    name,
    version,
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry,
    globalName: name.replaceAll('-', '_'),
    files: { [entry]: `sha384-${'e'.repeat(64)}`, 'page.js': `sha384-${'p'.repeat(64)}` } as const,
    preload: { contract: [], pages: Object.fromEntries(routes.map(({ path }) => [path, ['page.js']])) },
    shared: {},
    data: { name, shellApi: '^1.0.0', routes, nav: [] },
  }
  return {
    name,
    disabled: false,
    faults: [],
    withheld: [],
    release: { version, baseUrl: `http://remotes.test/${name}/${version}/`, manifest },
  }
}

export const dealRoute = { path: '/agent/deal/:id', title: 'Deal', audience: 'agent', page: 'DealPage' } as const

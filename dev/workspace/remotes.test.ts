import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RemoteManifestData } from '#remote-kit/contract/contract.ts'
import { portOffsets } from '#remote-kit/dev-server/env.ts'
import { portsFrom, remoteNames } from './ports.ts'
import { root } from './root.ts'

/** Paths and pages as `remote.ts` writes them: `path: '/x'`, then `import('./x/Page.tsx')`. */
const ROUTE = /path: '([^']+)'.*?import\('([^']+)'\)/gs

test.each(remoteNames)('%s: what the registry promises is what the remote brings', async (name) => {
  const data = JSON.parse(await readFile(join(root, name, 'remote.json'), 'utf8')) as RemoteManifestData
  const source = await readFile(join(root, name, 'src/remote.ts'), 'utf8')
  const brought = [...source.matchAll(ROUTE)].map(([, path, page]) => ({ path, page }))
  expect(brought).toEqual(data.routes.map(({ path, page }) => ({ path, page })))
  expect(data.name).toBe(name)
})

test('dev servers listen where the product does', () => {
  const { shell, remotes } = portsFrom(3000)
  const offsets = Object.entries({ shell, ...remotes }).map(([name, port]) => [name, port - shell])
  expect(portOffsets).toEqual(Object.fromEntries(offsets))
})

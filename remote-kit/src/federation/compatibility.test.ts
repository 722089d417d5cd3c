import { expect, test } from 'vitest'
import { incompatibilities } from './compatibility.ts'
import type { RemoteManifest, ShellOffer } from './registry.ts'

const shell: ShellOffer = {
  version: '0.1.0-x',
  shellApi: '1.2.0',
  contractVersion: 1,
  runtime: '2.9.2',
  shared: { react: '19.3.1' },
}

const remote: RemoteManifest = {
  name: 'mf-deals',
  version: '1',
  contractVersion: 1,
  shellApi: '^1.0.0',
  runtime: '2.9.2',
  entry: 'remoteEntry.js',
  globalName: 'mf_deals',
  files: {},
  preload: { contract: [], pages: {} },
  shared: { react: { range: '^19.2.0', strict: true } },
  data: { name: 'mf-deals', shellApi: '^1.0.0', routes: [], nav: [] },
}

test('a remote whose requirements the shell meets is compatible', () => {
  expect(incompatibilities(remote, shell)).toEqual([])
})

test.each<[Partial<RemoteManifest>, string]>([
  [{ contractVersion: 2 }, 'it is built for contract 2, the shell keeps 1'],
  [{ shellApi: '^2.0.0' }, "it needs the shell's API ^2.0.0, the shell offers 1.2.0"],
  [{ runtime: '2.10.0' }, 'it is built with federation runtime 2.10.0, the shell runs 2.9.2'],
  [{ shared: { react: { range: '^20.0.0', strict: true } } }, 'it needs react ^20.0.0, the shell shares 19.3.1'],
  [{ shared: { vue: { range: '^3.0.0', strict: false } } }, 'the shell does not share vue'],
])('a remote with %j is not compatible', (change, reason) => {
  expect(incompatibilities({ ...remote, ...change }, shell)).toEqual([reason])
})

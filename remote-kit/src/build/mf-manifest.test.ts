import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { mfManifest } from './mf-manifest.ts'

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'))
/** Module Federation's own reader. */
const { generateSnapshotFromManifest } = enhanced('@module-federation/sdk') as {
  generateSnapshotFromManifest: (manifest: object, options: { version: string }) => unknown
}

test('Module Federation reads from it what the remote offers and where', () => {
  const manifest = {
    name: 'mf-hello',
    version: '1.0.0',
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'remoteEntry.js',
    globalName: 'mf_hello_1_0_0',
    preload: { contract: ['contract.js', 'contract.css'], pages: {} },
    shared: { react: { range: '^19.3.0', strict: true }, jotai: { range: '^3.0.0', strict: false } },
    data: { name: 'mf-hello', shellApi: '^1.0.0', routes: [], nav: [] },
  }
  const version = 'https://static.example.com/mf-hello/1.0.0/mf-manifest.json'
  expect(generateSnapshotFromManifest(mfManifest(manifest), { version })).toMatchObject({
    publicPath: 'https://static.example.com/mf-hello/1.0.0/',
    globalName: 'mf_hello_1_0_0',
    remoteEntry: 'remoteEntry.js',
    remoteEntryType: 'var',
    buildVersion: '1.0.0',
    modules: [{ modulePath: './contract', assets: { js: { sync: ['contract.js'] }, css: { sync: ['contract.css'] } } }],
    shared: [{ sharedName: 'react' }, { sharedName: 'jotai' }],
  })
})

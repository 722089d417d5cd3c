import { expect, it } from 'vitest'
import type { Release } from '#federation/registry.ts'
import { ensurePublished } from './published-files.ts'

const release: Release = {
  version: '1.0.0',
  // Nothing listens there.
  baseUrl: 'http://127.0.0.1:1/mf-hello/1.0.0/',
  manifest: {
    name: 'mf-hello',
    version: '1.0.0',
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'entry.js',
    globalName: 'mf_hello',
    files: { 'entry.js': 'sha384-a', 'page.js': 'sha384-b', 'page.css': 'sha384-c' },
    preload: { contract: [], pages: {} },
    shared: {},
    data: { name: 'mf-hello', shellApi: '^1.0.0', routes: [], nav: [] },
  },
}

it('a host that serves none of the files is named once, with what to do', async () => {
  const error = await ensurePublished(release).catch(String)
  expect(error).toMatch(/every file at http:\/\/127\.0\.0\.1:1\/mf-hello\/1\.0\.0\/: .+\n +--host or REMOTES_URL says/)
  expect(error).not.toContain('page.js')
})

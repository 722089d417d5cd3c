// @vitest-environment node
import { dealRoute, testRemote } from '#test/test-release.ts'
import { readTabRegistry } from 'remote-kit/read-registry'
import { releaseFault } from 'remote-kit/registry'
import { expect, test } from 'vitest'
import { registryOfPage } from './page-registry.ts'

const HASH = `sha384-${'d'.repeat(64)}` as const

function remoteWith(files: Record<string, string>) {
  const remote = testRemote('mf-deals', [dealRoute])
  const { manifest } = remote.release
  const more = { files: { ...manifest.files, ...files }, shared: { react: { range: '^19.0.0', strict: true } } }
  return { ...remote, release: { ...remote.release, manifest: { ...manifest, ...more } as typeof manifest } }
}

const sentOf = async (remote: ReturnType<typeof remoteWith>) =>
  readTabRegistry(await registryOfPage({ remotes: [remote] }, { records: {} }))?.remotes[0]

test('a page carries the hashes of the files that pages start with, and no others', async () => {
  const whole = remoteWith({ 'dialog.js': HASH })
  const sent = (await sentOf(whole))?.release.manifest
  expect(Object.keys(sent?.files ?? {})).toEqual(['remoteEntry.js', 'page.js'])
  expect(sent?.shared).toEqual({})
  expect(sent?.data).toEqual(whole.release.manifest.data)
  expect(sent?.preload).toEqual(whole.release.manifest.preload)
})

test('a release with a file without a hash is still refused by the tab', async () => {
  const spoiled = remoteWith({ 'dialog.js': '' })
  expect(releaseFault((await sentOf(spoiled))?.release)).toBe('manifest has no hash for dialog.js')
})

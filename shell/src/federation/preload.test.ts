import { firstFilesOf } from 'remote-kit/page-budget'
import { beforeEach, expect, test } from 'vitest'
import { dealRoute, testRemote } from '#test/test-release.ts'
import { preloadFiles } from './preload.ts'

const { release } = testRemote('mf-deals', [dealRoute])

beforeEach(() => {
  document.head.replaceChildren()
})

test('a page needs the entry, the contract and its own files', () => {
  expect(firstFilesOf(release.manifest, '/agent/deal/:id')).toEqual(['remoteEntry.js', 'page.js'])
})

test('each file is fetched once, with its hash', () => {
  preloadFiles(release, ['page.js'], 0)
  preloadFiles(release, ['page.js', 'unhashed.js'], 0)
  const links = [...document.head.querySelectorAll('link')]
  expect(links).toHaveLength(1)
  expect(links[0]).toMatchObject({
    rel: 'preload',
    as: 'script',
    href: `${release.baseUrl}page.js`,
    crossOrigin: 'anonymous',
  })
  expect(links[0]?.integrity).toBe(release.manifest.files['page.js'])
})

test('a retry fetches each file from a new address', () => {
  preloadFiles(release, ['page.js'], 0)
  preloadFiles(release, ['page.js'], 1)
  const hrefs = [...document.head.querySelectorAll('link')].map(({ href }) => href)
  expect(hrefs).toEqual([`${release.baseUrl}page.js`, `${release.baseUrl}page.js?retry=1`])
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ManagedProcess } from '#dev/processes/processes.ts'

const PORT = 24_399
const origin = `http://127.0.0.1:${PORT}`
const script = 'export const answer = 42\n'
let folder: string
let host: ManagedProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-static-'))
  const version = join(folder, 'releases', '1.0.0')
  await mkdir(version, { recursive: true })
  await writeFile(join(version, 'plain.js'), script)
  await writeFile(join(version, 'small.js'), script)
  await writeFile(join(version, 'small.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  const args = ['--root', join(folder, 'releases'), '--prefix', '/mf-deals', '--port', String(PORT)]
  host = new ManagedProcess(
    {
      name: 'static-host',
      command: [process.execPath, join(import.meta.dirname, 'static-host.ts'), ...args],
      cwd: folder,
      readyUrl: `${origin}/healthz`,
    },
    folder,
  )
  await host.start()
})

afterAll(async () => {
  await host.stop()
  await rm(folder, { recursive: true, force: true })
})

it.each(['plain.js', 'small.js'])('serves %s to any origin, with immutable caching', async (file) => {
  const response = await fetch(`${origin}/mf-deals/1.0.0/${file}`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(await response.text()).toBe(script)
  expect(response.headers.get('content-encoding')).toBe(file === 'small.js' ? 'br' : null)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
})

it('sends the uncompressed file to clients without brotli', async () => {
  const response = await fetch(`${origin}/mf-deals/1.0.0/small.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(script)
})

/** The status of a raw path, which `fetch` would normalize. */
function statusOf(path: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port: PORT, path, method }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end()
  })
}

it.each([
  '/mf-deals/1.0.0/none.js',
  '/mf-deals/1.0.0',
  '/mf-deals/../secret.txt',
  '/mf-deals/%2e%2e/secret.txt',
  '/%zz',
  '/',
])('answers 404 to %s', async (path) => {
  expect(await statusOf(path)).toBe(404)
})

it('is read-only', async () => {
  expect(await statusOf('/mf-deals/1.0.0/plain.js', 'HEAD')).toBe(200)
  expect(await statusOf('/mf-deals/1.0.0/plain.js', 'POST')).toBe(404)
})

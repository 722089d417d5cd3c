/** Answers are compressed for callers that take it, and mean the same. */
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { createDeal } from '#test/factories/board.ts'
import { type OpenTeam, openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp()
let team: OpenTeam<'agent'>
let deal: string

beforeAll(async () => {
  team = await openTeam(app, ['agent'])
  for (let made = 0; made < 5; made++) deal = (await createDeal(team.agent, team.board)).id
})

/** The bytes as they are sent. */
async function read(path: string, accepted?: string) {
  const cookie = [...team.agent.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, ...(accepted !== undefined && { 'accept-encoding': accepted }) }
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>()
  request(`${app.url}${path}`, { headers }, resolve).once('error', reject).end()
  const answer = await promise
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
}

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a list is sent as %s, in a third of the bytes or fewer', async (coding, accepted, decompress) => {
  const plain = await read('/deals/')
  const compressed = await read('/deals/', accepted)
  expect(compressed.headers['content-encoding']).toBe(coding)
  expect(decompress(compressed.bytes).equals(plain.bytes)).toBe(true)
  expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 3)
})

it.each([
  ['a caller that does not say what it takes', '/deals/', undefined],
  ['a caller that takes no compression', '/deals/', 'identity'],
  ['a record, whose tag names its bytes', '/deals/{id}/', 'br'],
  ['a short answer', '/labels/', 'br'],
  ['a file', '/deals/export/', 'br'],
])('%s gets the bytes as they are', async (_what, path, accepted) => {
  const answer = await read(path.replace('{id}', deal), accepted)
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined])
})

it('caches tell answers of one address apart', async () => {
  expect((await read('/deals/', 'br')).headers.vary).toMatch(/\bAccept-Encoding\b/)
})

it('a refusal is compressed and read like any other answer', async () => {
  const fields = Array.from({ length: 60 }, (_, at) => `made_up_filter_${at}=1`).join('&')
  const refusal = await read(`/deals/?${fields}`, 'br')
  expect([refusal.status, refusal.headers['content-encoding']]).toEqual([400, 'br'])
  expect(JSON.parse(brotliDecompressSync(refusal.bytes).toString())).toMatchObject({ status: 400 })
})

it('the contract is compressed, and its weak tag is answered with 304', async () => {
  const first = await read('/openapi.json', 'br')
  expect([first.headers['content-encoding'], first.headers.etag]).toEqual(['br', expect.stringMatching(/^W\/"/)])
  const headers = { 'If-None-Match': first.headers.etag ?? '' }
  expect((await app.visitor().sendUnchecked('GET', '/openapi.json', undefined, { headers })).status).toBe(304)
})

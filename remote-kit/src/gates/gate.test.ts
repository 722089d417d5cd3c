import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { RemoteManifest } from '#federation/registry.ts'
import { EMPTY } from '#releases/registry.ts'
import { fitGates, operationsGate } from './fit-gates.ts'
import { ensureSkippable } from './gate.ts'
import { routeGates } from './route-gates.ts'
import { type ShellAddress, shellAddress } from './shell-address.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A shell, as far as gates ask it without a browser. */
async function shellWith(answer: RequestListener): Promise<ShellAddress> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

const manifest: RemoteManifest = {
  name: 'mf-hello',
  version: '1.0.0',
  contractVersion: 1,
  shellApi: '^1.0.0',
  runtime: '2.9.2',
  entry: 'entry.js',
  globalName: 'mf_hello',
  files: {},
  preload: { contract: [], pages: {} },
  shared: {},
  operations: ['GET /deals/', 'POST /deals/'],
  data: { name: 'mf-hello', shellApi: '^1.0.0', routes: [], nav: [] },
}

test('each part of what must fit has a gate of its own, which says why it is shut', () => {
  const offer = {
    version: '7',
    shellApi: '2.0.0',
    contractVersion: 1,
    runtime: '2.9.2',
    shared: {},
    routes: [],
    icons: [],
  }
  const gates = fitGates({ ...EMPTY, shell: offer }, manifest)
  expect(gates.map(({ name, state }) => [name, state])).toEqual([
    ['contract', 'fine'],
    ['shell API', 'wrong'],
    ['runtime', 'fine'],
    ['shared packages', 'fine'],
    ['paths', 'fine'],
    ['audience', 'fine'],
    ['icons', 'fine'],
  ])
  expect(gates[1]?.detail).toBe("it needs the shell's API ^1.0.0, the shell offers 2.0.0")
})

describe('operations', () => {
  test('must be in the contract that the API behind the shell keeps', async () => {
    const shell = await shellWith(({ url }, response) =>
      response.end(JSON.stringify({ paths: url === '/api/v1/openapi.json' ? { '/deals/': { get: {} } } : {} })),
    )
    expect(await operationsGate(manifest, shell)).toMatchObject({
      state: 'wrong',
      detail: 'the API has no POST /deals/. The nearest is GET /deals/',
    })
    const { operations: _operations, ...silent } = manifest
    expect(await operationsGate(silent, shell)).toMatchObject({ state: 'fine' })
  })

  test.each<[string, () => Promise<ShellAddress>, string]>([
    ['known', async () => ({ unknown: 'no shell is known' }), 'no shell is known'],
    ['there', async () => ({ url: 'http://localhost:9' }), 'nothing answers at http://localhost:9/api/v1/openapi.json'],
    [
      'well',
      () => shellWith((_, response) => response.writeHead(502).end()),
      'answered 502. --shell or SHELL_URL must',
    ],
    ['a shell', () => shellWith((_, response) => response.end('<html>')), 'not with the contract of an API'],
  ])('are not taken for granted while no shell is %s', async (_, shell, detail) => {
    const gate = await operationsGate(manifest, await shell())
    expect(gate).toMatchObject({ state: 'wrong', detail: expect.stringContaining(detail) })
  })
})

describe('the address of a shell', () => {
  const offer = { version: '7', shellApi: '1.0.0', contractVersion: 1, runtime: '2', shared: {}, routes: [], icons: [] }
  const storage = { address: '/srv/platform' }

  test('is what the command line says, or the registry', () => {
    const registry = { ...EMPTY, shell: { ...offer, url: 'https://app.example.com' } }
    expect(shellAddress({}, registry, storage)).toEqual({ url: 'https://app.example.com' })
    expect(shellAddress({ shell: 'http://localhost:1' }, registry, storage)).toEqual({ url: 'http://localhost:1' })
    expect(() => shellAddress({ shell: 'localhost:3000' }, registry, storage)).toThrow(
      'localhost:3000 isn’t an address',
    )
  })

  test('is asked for where the registry says nothing, with what was read', () => {
    const silent = shellAddress({ env: 'staging' }, { ...EMPTY, shell: offer }, storage)
    expect(silent).toEqual({
      unknown: expect.stringMatching(
        /registry\.staging\.json in \/srv\/platform doesn’t say where the shell of staging answers\.\nName it: --shell/,
      ),
    })
    const empty = shellAddress({}, EMPTY, storage)
    expect(empty).toEqual({
      unknown: expect.stringMatching(
        /there is no registry\.json in \/srv\/platform yet\. Check the address: a place is a folder,/,
      ),
    })
  })
})

test('pages are not taken for shown while no shell is known', async () => {
  expect(await routeGates(manifest, { unknown: 'no shell is known' }, '.')).toMatchObject([
    { name: 'routes', state: 'wrong' },
  ])
})

test('only some gates can be skipped, and only with a reason', () => {
  expect(() => ensureSkippable(['types'], 'hurry')).toThrow('types can’t be skipped, only operations, routes')
  expect(() => ensureSkippable(['routes'], undefined)).toThrow('Say why a gate is skipped')
  expect(() => ensureSkippable(['routes', 'operations'], 'no browser')).not.toThrow()
})

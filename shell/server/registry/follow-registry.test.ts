// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newPrivateKey, signerWith } from 'remote-kit/ed25519'
import type { RegistryRemote } from 'remote-kit/registry'
import { dealRoute, testRemote } from '#test/test-release.ts'
import { followRegistry, type RegistryFollower } from './follow-registry.ts'
import { filesIn, pinKeys, signed, team } from '../testing/test-keys.ts'

const NAME = 'mf-deals'
let folder: string
let follower: RegistryFollower
const read = () => follower.read()
const onError = vi.fn<(error: unknown) => void>()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-watched-'))
  onError.mockClear()
  await pinKeys(folder)
  await start()
})
afterEach(() => rm(folder, { recursive: true }))

/** Starts a server's watch, as after a restart. */
const start = async () => {
  follower = await followRegistry(filesIn(folder), onError)
}

function registryOf(version: string, name = NAME, path: string = dealRoute.path) {
  const { release } = testRemote(name, [{ ...dealRoute, path }], version)
  const remote: RegistryRemote = {
    active: version,
    past: [],
    canary: null,
    disabled: false,
    versions: { [version]: release },
  }
  return { shell: null, remotes: { [name]: remote }, routes: {} }
}

const write = (registry: unknown) => writeFile(join(folder, 'registry.json'), JSON.stringify(registry))
const written = async (): Promise<unknown> => JSON.parse(await readFile(join(folder, 'registry.json'), 'utf8'))
const active = async () => (await read()).registry.remotes[NAME]?.active
const said = () => onError.mock.calls.map(([error]) => String(error)).join('\n')

/** The server uses version 2, which came after version 1. Returns the registry that had version 1. */
async function useSecond(): Promise<unknown> {
  await write(await signed(registryOf('1'), { sequence: 1 }))
  expect(await active()).toBe('1')
  const first = await written()
  await write(await signed(registryOf('2'), { sequence: 2 }))
  expect(await active()).toBe('2')
  return first
}

test('a registry that no one has signed, or someone else, is not used', async () => {
  await write(registryOf('1'))
  expect(await active()).toBeUndefined()
  expect(said()).toContain('mf-deals is not signed')
  await write(await signed(registryOf('1'), { by: signerWith(newPrivateKey()) }))
  expect(await active()).toBeUndefined()
  expect(said()).toContain('which isn’t a key for mf-deals')
})

test('a forged record leaves the last one in use', async () => {
  await useSecond()
  const good = JSON.stringify(await written())
  for (const forged of [
    good.replace('"disabled":false', '"disabled":true'),
    good.replace('http://remotes.test/', 'http://evil.test/'),
    good.replaceAll('sha384-pppp', 'sha384-qqqq'),
    good.replace('"sequence":2', '"sequence":3'),
  ]) {
    expect(forged).not.toBe(good)
    await writeFile(join(folder, 'registry.json'), forged)
    const { registry } = await read()
    expect(registry.remotes[NAME]).toMatchObject({ active: '2', disabled: false })
    expect(JSON.stringify(registry)).not.toMatch(/evil|qqqq/)
  }
  expect(onError).toHaveBeenCalledTimes(4)
  expect(said()).toContain('mf-deals is not what was signed')
})

test('a replayed registry is refused, also after a restart', async () => {
  const first = await useSecond()
  for (let restarts = 0; restarts < 2; restarts++) {
    await write(first)
    expect(await active()).toBe('2')
    expect(said()).toContain('mf-deals is replayed: it is edit 1, and edit 2 is known')
    await start()
  }
})

test('what was accepted can be damaged: the next start says so', async () => {
  await useSecond()
  expect(said()).toBe('')
  await writeFile(filesIn(folder).acceptedFile, '{"registry":')
  await start()
  await read()
  expect(said()).toContain(`What was accepted before can’t be read from ${filesIn(folder).acceptedFile}`)
})

test('a version that was signed goes back only with an edit of its own', async () => {
  await useSecond()
  await write(await signed(registryOf('1'), { sequence: 2 }))
  expect(await active()).toBe('2')
  expect(said()).toContain('has two edits 2, of which the first counts')
  await write(await signed(registryOf('1'), { sequence: 3 }))
  expect(await active()).toBe('1')
})

test('a record of another environment, and one that is gone, change nothing', async () => {
  await useSecond()
  await write(await signed(registryOf('3'), { sequence: 3, environment: 'staging' }))
  expect(await active()).toBe('2')
  await write({ shell: null, remotes: {}, routes: {} })
  expect(await active()).toBe('2')
  expect(said()).toContain('mf-deals is missing')
})

test('in a rotation both keys count; what a key signed ends with it, without a restart', async () => {
  await useSecond()
  const next = signerWith(newPrivateKey())
  const both = { [team.id]: team.publicKey, [next.id]: next.publicKey }
  await pinKeys(folder, both)
  await write(await signed(registryOf('3'), { sequence: 3, by: next }))
  expect(await active()).toBe('3')
  await pinKeys(folder, { [next.id]: next.publicKey })
  expect(await active()).toBe('3')
  await pinKeys(folder, { [team.id]: team.publicKey })
  expect(await active()).toBeUndefined()
})

test('a team can sign for its own remotes only', async () => {
  await pinKeys(folder, { [team.id]: team.publicKey }, ['mf-reports'])
  await write(await signed(registryOf('1')))
  expect(await active()).toBeUndefined()
  expect(said()).toContain(`is signed by ${team.id}, which isn’t a key for mf-deals`)
})

test('a path stays with its owner, whatever the registry says', async () => {
  await useSecond()
  const { remotes } = await signed(registryOf('1', 'mf-thief'), { sequence: 1 })
  await write({ ...(await signed(registryOf('2'), { sequence: 3 })), routes: { [dealRoute.path]: 'mf-thief' } })
  await read()
  const deals = (await written()) as { remotes: object }
  await write({ ...deals, remotes: { ...deals.remotes, ...remotes }, routes: { [dealRoute.path]: 'mf-thief' } })
  expect((await read()).registry.routes).toEqual({ [dealRoute.path]: NAME })
})

test('without keys, nothing is trusted, and the log says so', async () => {
  await rm(join(folder, 'trusted-keys.json'))
  await write(await signed(registryOf('1')))
  expect(await active()).toBeUndefined()
  expect(said()).toContain('No release is trusted')
})

/** A team with nothing but the packed kits releases to a running platform, whose shell is not rebuilt for it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentBuild } from '../../remote-kit/src/releases/build.ts'
import { FaultHost } from './fault-host.ts'
import { type FederatedShell, startFederatedShell } from './federated-shell.ts'
import { createOutside, type OutsideTeam } from './outside-team.ts'

const NAME = 'mf-hello'
const SHELL = join(import.meta.dirname, '../../shell')
const PAGE_COPY = 'src/pages/hello/copy.ts'

let shell: FederatedShell
let host: FaultHost
let team: OutsideTeam

beforeAll(async () => {
  ;[shell, team] = await Promise.all([startFederatedShell(), createOutside(NAME)])
  host = new FaultHost(join(shell.place.dataDir, 'releases', NAME), NAME)
  await host.start()
}, 180_000)

afterAll(async () => {
  await team.leave()
  await host.kill()
  await shell.stop()
})

/** Runs a command that changes the platform or shows it. */
const onPlatform = (...args: string[]) => team.ptRemote([...args, '--data', shell.place.dataDir])
const publish = (...args: string[]) => onPlatform('publish', '--host', new URL(host.baseUrl).origin, ...args)

const headingOf = async (path: string) => {
  const page = await shell.open(path)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  return heading.innerText()
}

test('what was created passes its own tests, and its checks on the oldest Node too', async () => {
  const tests = await team.ptRemote(['test'])
  expect(tests.output).toMatch(/Tests +3 passed/)
  const { code, output } = await team.ptRemote(['check', '--json', '--data', shell.place.dataDir], 'oldest')
  const states = (JSON.parse(output) as { name: string; state: string }[]).map(({ name, state }) => [name, state])
  expect(states).toEqual([
    ['remote.json', 'fine'],
    ['types', 'fine'],
    ['build', 'fine'],
    ['/agent/hello', 'fine'],
    ['platform', 'fine'],
  ])
  expect(code).toBe(0)
})

test('is published, tried as a canary, promoted, broken, and rolled back; the shell stays as it is', async () => {
  const shellBuild = await currentBuild(SHELL)
  const page = await readFile(join(shellBuild, 'manifest.json'), 'utf8')
  const { shell: offer } = (await shell.place.store.read()).registry

  expect(await publish('--why', 'first')).toMatchObject({ code: 0 })
  expect(await headingOf('/agent/hello')).toBe('Hello')
  const menu = await shell.open('/agent/contacts')
  await menu.getByRole('link', { name: 'Hello' }).first().click()
  await menu.getByRole('heading', { level: 1, name: 'Hello' }).waitFor()

  await team.edit(PAGE_COPY, "title: 'Hello'", "title: 'Welcome'")
  expect(await publish('--canary', '0')).toMatchObject({ code: 0 })
  expect(await headingOf('/agent/hello')).toBe('Hello')
  expect(await onPlatform('promote')).toMatchObject({ code: 0 })
  expect(await headingOf('/agent/hello')).toBe('Welcome')

  await team.edit(
    'src/pages/hello/HelloPage.tsx',
    'const { data',
    "if (copy) throw new Error('broken')\n  const { data",
  )
  expect(await publish()).toMatchObject({ code: 0 })
  const broken = await shell.open('/agent/hello')
  await broken.locator(`[data-failure=render][data-remote=${NAME}]`).waitFor()
  expect(await onPlatform('rollback', '--why', 'it throws')).toMatchObject({ code: 0 })
  expect(await headingOf('/agent/hello')).toBe('Welcome')

  const history = JSON.parse((await onPlatform('history', '--json', '--remote', NAME)).output) as { what: string }[]
  expect(history.map(({ what }) => what)).toEqual(['release', 'canary', 'promote', 'release', 'rollback'])
  expect(await readFile(join(await currentBuild(SHELL), 'manifest.json'), 'utf8')).toBe(page)
  expect((await shell.place.store.read()).registry.shell).toEqual(offer)
})

test('nothing is released under a version that is no version, is published already, or fits no page', async () => {
  const before = (await shell.place.store.read()).registry.remotes[NAME]
  for (const version of ['../../../evil', 'latest']) {
    const refused = await publish('--version', version)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`${version} is no version`) })
  }
  const again = await publish('--version', before?.active ?? '')
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is published already, with other files') })
  await team.edit('remote.json', '"/agent/hello", "title"', '"/agent/contacts", "title"')
  await team.edit('remote.json', '"path": "/agent/hello", "icon"', '"path": "/agent/contacts", "icon"')
  const taken = await publish()
  expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('/agent/contacts') })
  expect((await shell.place.store.read()).registry.remotes[NAME]).toEqual(before)
})

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
  host = new FaultHost(join(shell.dataDir, 'releases', NAME), NAME)
  await host.start()
}, 180_000)

afterAll(async () => {
  await team.leave()
  await host.kill()
  await shell.stop()
})

/** Runs a command that changes the platform or shows it. */
const onPlatform = (...args: string[]) => team.ptRemote([...args, '--place', shell.dataDir])
const publish = (...args: string[]) =>
  onPlatform('publish', '--host', new URL(host.baseUrl).origin, '--shell', shell.url, ...args)

type Gate = { name: string; state: string; detail: string }
const statesOf = (gates: Gate[]) => gates.map(({ name, state }) => [name, state])

const headingOf = async (path: string) => {
  const page = await shell.open(path)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  return heading.innerText()
}

/** Each is checked, built, uploaded, fetched back and opened in a browser. */
const FOUR_RELEASES_MS = 240_000

test('what was created passes its own tests, and its checks on the oldest Node too', async () => {
  const tests = await team.ptRemote(['test'])
  expect(tests.output).toMatch(/Tests +3 passed/)
  const where = ['--place', shell.dataDir, '--shell', shell.url]
  const { code, output } = await team.ptRemote(['check', '--json', ...where], 'oldest')
  const gates = JSON.parse(output) as Gate[]
  expect(statesOf(gates)).toEqual(BEFORE_UPLOAD.map((name) => [name, 'fine']))
  // Its page asks for the teams.
  expect(gates.find(({ name }) => name === 'operations')?.detail).toBe('the API has the one that it calls')
  expect(code).toBe(0)
})

const BEFORE_UPLOAD = [
  'remote.json',
  'types',
  'build',
  'styles',
  'size /agent/hello',
  'contract',
  'shell API',
  'runtime',
  'shared packages',
  'paths',
  'audience',
  'icons',
  'operations',
]

test('without a browser nothing is published, unless its gate is skipped for a reason', async () => {
  const refused = await publish('--json')
  expect(refused.code).toBe(1)
  const { gates } = JSON.parse(refused.output) as { gates: Gate[] }
  // It's asked first: no one waits for a build and an upload that are in vain.
  expect(statesOf(gates)).toEqual([['routes', 'wrong']])
  expect(gates.at(-1)?.detail).toContain('npm install --save-dev playwright-core')
  expect((await shell.place.store.read()).registry.remotes[NAME]).toBeUndefined()
  const unexplained = await publish('--skip-gate', 'routes')
  expect(unexplained).toMatchObject({ code: 2, output: expect.stringContaining('Say why a gate is skipped') })

  expect(await publish('--skip-gate', 'routes', '--why', 'no browser yet')).toMatchObject({ code: 0 })
  const history = JSON.parse((await onPlatform('history', '--json', '--remote', NAME)).output) as object[]
  expect(history.at(-1)).toMatchObject({ what: 'release', skipped: ['routes'], why: 'no browser yet' })
  await team.install('playwright-core')
})

test(
  'is published, tried as a canary, promoted, broken, and rolled back; the shell stays as it is',
  async () => {
    const shellBuild = await currentBuild(SHELL)
    const page = await readFile(join(shellBuild, 'manifest.json'), 'utf8')
    const { shell: offer } = (await shell.place.store.read()).registry

    const first = await publish('--why', 'first', '--json')
    expect(first.code).toBe(0)
    const { gates } = JSON.parse(first.output) as { gates: Gate[] }
    const all = [...BEFORE_UPLOAD, 'files', 'route /agent/hello']
    expect(statesOf(gates)).toEqual(all.map((name) => [name, 'fine']))
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
      "if (Date.now() > 0) throw new Error('broken')\n  const { data",
    )
    const caught = await publish()
    expect(caught).toMatchObject({ code: 1, output: expect.stringMatching(/✗ route \/agent\/hello +render: broken/) })
    expect(await headingOf('/agent/hello')).toBe('Welcome')
    expect(await publish('--skip-gate', 'routes', '--why', 'to see it break')).toMatchObject({ code: 0 })
    const broken = await shell.open('/agent/hello')
    await broken.locator(`[data-failure=render][data-remote=${NAME}]`).waitFor()
    expect(await onPlatform('rollback', '--why', 'it throws')).toMatchObject({ code: 0 })
    expect(await headingOf('/agent/hello')).toBe('Welcome')

    const history = JSON.parse((await onPlatform('history', '--json', '--remote', NAME)).output) as { what: string }[]
    const firstTries = ['release', 'upload release']
    const later = ['upload canary promote', 'upload withdraw release rollback']
    expect(history.map(({ what }) => what).join(' ')).toBe([...firstTries, ...later].join(' '))
    expect(await readFile(join(await currentBuild(SHELL), 'manifest.json'), 'utf8')).toBe(page)
    expect((await shell.place.store.read()).registry.shell).toEqual(offer)
  },
  FOUR_RELEASES_MS,
)

test(
  'nothing is released under a version that is no version, is published already, or fits no page',
  async () => {
    const before = (await shell.place.store.read()).registry.remotes[NAME]
    for (const version of ['../../../evil', 'latest']) {
      const refused = await publish('--version', version)
      expect(refused).toMatchObject({ code: 2, output: expect.stringContaining(`${version} isn’t a version`) })
    }
    const again = await publish('--version', before?.active ?? '')
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is published already, with other files') })
    await team.edit('remote.json', '"/agent/hello", "title"', '"/agent/contacts", "title"')
    await team.edit('remote.json', '"path": "/agent/hello", "icon"', '"path": "/agent/contacts", "icon"')
    const taken = await publish()
    expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('/agent/contacts') })
    expect((await shell.place.store.read()).registry.remotes[NAME]).toEqual(before)
  },
  FOUR_RELEASES_MS,
)

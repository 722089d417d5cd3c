import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SHELL_API } from '#contract/contract.ts'
import { folderStorage } from '#places/folder-storage.ts'
import { registryIn } from '#releases/environments.ts'
import { activate, dryRun } from '#releases/registry.ts'
import { editRegistry } from '#releases/registry-store.ts'
import { run } from './program.ts'

let folder: string
let said: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-command-line-'))
  said = []
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => void said.push(text))
  }
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const data = () => ['--place', folder]

/** A remote that is there. */
const MF_REPORTS = join(import.meta.dirname, '../../../mf-reports')

/** Puts a release into the registry, as if it had been published: to everyone, or to a share of the visitors. */
async function activateVersion(version: string, { canary }: { canary?: number } = {}): Promise<void> {
  const manifest = {
    name: 'mf-hello',
    version,
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'entry.js',
    globalName: 'mf_hello',
    files: {},
    preload: { contract: [], pages: {} },
    shared: {},
    data: { name: 'mf-hello', shellApi: '^1.0.0', routes: [], nav: [] },
  }
  const release = { version, baseUrl: `http://localhost/mf-hello/${version}/`, manifest }
  await editRegistry(registryIn(folderStorage(folder)), { what: 'release', remote: 'mf-hello' }, (registry) =>
    canary === undefined ? activate(registry, 'mf-hello', release) : dryRun(registry, 'mf-hello', release, canary),
  )
}

test('the help has the commands in groups, and says what each option is for', async () => {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  expect(await run(['--help'])).toBe(0)
  const help = stripVTControlCharacters(written.join(''))
  expect(help.match(/^\S.*:$/gm)).toEqual([
    'Options:',
    'Work on a remote:',
    'Release it:',
    'See what’s live:',
    'Run the platform:',
    'Help:',
  ])
  const names = [...help.matchAll(/^ {2}([a-z]+) \[/gm)].map(([, name = '']) => name)
  expect(names).toContain('publish')
  for (const name of names.filter((each) => each !== 'help')) {
    written.length = 0
    await run([name, '--help'])
    const options = stripVTControlCharacters(written.join('')).match(/^ {2}-.*$/gm) ?? []
    expect(options.filter((line) => !/^ {2}-.*\S {2,}\S/.test(line))).toEqual([])
  }
})

describe('the exit code', () => {
  test.each([[['--help']], [['publish', '--help']], [['--version']]])('is 0 after %j', async (args) => {
    expect(await run(args)).toBe(0)
  })

  test.each([[['publsh']], [['publish', '--canry', '1']], [['create']], [['status', 'too', 'much']]])(
    'is 2 after %j, which is no command line',
    async (args) => {
      expect(await run(args)).toBe(2)
      expect(said.join('')).toMatch(/^error: /)
    },
  )

  test('is 1 if a command cannot do its work, and the message says why', async () => {
    await activateVersion('1.0.0')
    expect(await run(['promote', '--remote', 'mf-hello', ...data()])).toBe(1)
    expect(said).toEqual(['mf-hello has no canary to promote'])
  })

  test('comes with the message as JSON for programs', async () => {
    expect(await run(['build', '--remote', 'mf-nothing', '--json'])).toBe(2)
    expect(JSON.parse(said.join(''))).toEqual({ error: expect.stringContaining('There is no remote mf-nothing') })
  })

  test.each<[args: string[], message: string]>([
    [['check', '--remote', 'mf-nothing'], 'There is no remote mf-nothing'],
    [['promote', '--remote', 'mf-nothing'], 'The registry has no mf-nothing; it has mf-hello'],
    [['promote', '2.0.0', '--remote', 'mf-hello'], 'Name the environment that 2.0.0 comes from: --from staging'],
    [['history', '--remote', 'mf-helo'], 'The registry has no mf-helo; it has mf-hello'],
    [['status', '--env', 'stagin'], 'There is no environment stagin, only production'],
    [['status', '--place', '/nowhere/at/all'], 'There is no folder /nowhere/at/all. A place is a folder, mongodb://'],
    [['status', '--place', 's4://bucket'], 's4://bucket isn’t a place. One is a folder, mongodb://'],
    [['sweep', '--files', '/nowhere'], 'There is no folder /nowhere'],
    [['sweep', '--days', 'ten'], 'Releases are kept for a whole number of days'],
    [
      ['disable', '--remote', 'mf-hello', '--host', 'localhost:3200'],
      'localhost:3200 isn’t an address. One looks like',
    ],
    [['watch', '--metrics', 'localhost'], 'localhost isn’t an address. One looks like http://10.0.0.4:3000/metrics'],
    [['watch', '--metrics', 'http://localhost/metrics', '--every', 'x'], '--every is a number of seconds'],
    [['dev', '--remote', MF_REPORTS, '--api', 'localhost:3100'], 'localhost:3100 isn’t an address. One looks like'],
    [['build', '--remote', MF_REPORTS, '--version', 'latest'], 'latest isn’t a version. One looks like 1.4.0'],
    [['publish', '--remote', MF_REPORTS, '--canary', '200'], 'A canary gets a whole number of percent'],
    [['publish', '--remote', MF_REPORTS, '--skip-gate', 'types'], 'types can’t be skipped, only operations, routes'],
    [['publish', '--remote', MF_REPORTS, '--shell', 'staging'], 'staging isn’t an address. One looks like https://'],
    [['check', '--remote', MF_REPORTS, '--shell', 'staging'], 'staging isn’t an address. One looks like https://'],
    [['check', '--remote', MF_REPORTS, '--env', 'stagin'], 'There is no environment stagin'],
    [['environments', '--shell', 'https://staging.test'], 'Name the environment whose shell answers there'],
    [
      ['environments', '--from', 'production'],
      'Name the new environment: pt-remote environments staging --from production',
    ],
    [['environments', 'Staging'], 'Staging can’t name an environment. A name looks like staging'],
    [['create', 'Hello'], '“Hello” isn’t a name. Write it like open-house'],
    [
      ['create', 'hello', '--kits', '/nowhere'],
      '--kits: there is no folder /nowhere. It’s the folder with the three packed',
    ],
    [['keys', 'sing'], 'keys can do list, new, trust, retire, resign, not sing'],
    [['keys', 'new'], 'Name the team: pt-remote keys new deals'],
    [['keys', 'trust', 'short', '--team', 'a', '--for', 'mf-a'], 'short isn’t a public key'],
    [['keys', 'trust', `${'A'.repeat(43)}=`, '--team', 'a'], 'Name what a releases: --for mf-hello'],
    [['keys', 'retire', '0000'], 'No key 0000 is pinned'],
    [['keys', 'resign', '--after', 'x'], '--after takes the number of an edit, not x'],
  ])('is 2 after %j, and the message says what to write', async (args, message) => {
    await activateVersion('1.0.0')
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    const takesPlace = !args.includes('--place') && !['create', 'dev', 'build'].includes(args[0] ?? '')
    expect(await run([...args, ...(takesPlace ? data() : [])])).toBe(2)
    expect(said.join('')).toContain(message)
  })
})

test('a remote can be turned off and rolled back from any folder, and the history tells it', async () => {
  await activateVersion('1.0.0')
  await activateVersion('2.0.0')
  expect(await run(['disable', '--remote', 'mf-hello', '--why', 'it loses money', ...data()])).toBe(0)
  expect(said.join('\n')).toContain('mf-hello           2.0.0 (off)')
  said = []
  expect(await run(['status', '--json', ...data()])).toBe(0)
  expect(JSON.parse(said.join(''))).toMatchObject({ remotes: { 'mf-hello': { active: '2.0.0', disabled: true } } })
  said = []
  expect(await run(['history', '--remote', 'mf-hello', ...data()])).toBe(0)
  expect(said.join('')).toMatch(
    /release mf-hello {2}nothing → 1\.0\.0\n.*release.*\n.*disable mf-hello {2}2\.0\.0 {2}\(it loses money\)$/,
  )
})

test('promote --canary gives the canary a share, and not everyone', async () => {
  await activateVersion('1.0.0')
  await activateVersion('2.0.0', { canary: 10 })
  expect(await run(['promote', '--remote', 'mf-hello', '--canary', '50', ...data()])).toBe(0)
  expect(said.join('')).toContain('mf-hello           1.0.0, 2.0.0 for 50%')
  expect(await run(['promote', '--remote', 'mf-hello', '--canary', 'half', ...data()])).toBe(2)
})

test('environments are listed side by side, and each has its own status, history and rollbacks', async () => {
  await activateVersion('1.0.0')
  await activateVersion('2.0.0')
  expect(await run(['environments', 'staging', ...data()])).toBe(0)
  expect(said.join('')).toMatch(/production +staging\nshell +none +none\nmf-hello +2\.0\.0 +2\.0\.0$/)
  expect(await run(['disable', '--remote', 'mf-hello', '--env', 'staging', ...data()])).toBe(0)
  said = []
  await run(['status', ...data()])
  await run(['history', '--env', 'staging', ...data()])
  expect(said[0]).not.toContain('(off)')
  expect(said[1]).toMatch(/create everything .*from production\n.*disable mf-hello/)
})

test('keys are made, pinned, rotated and retired; what a retired key signed is signed again first', async () => {
  await activateVersion('1.0.0')
  const command = (...args: string[]) => run([...args, '--json', ...data()])
  const answer = () => JSON.parse(said.pop() ?? '') as Record<string, string>
  const makeKey = async (team: string) => {
    expect(await run(['keys', 'new', team, '--out', join(folder, `${team}.pem`), '--json'])).toBe(0)
    return answer() as { id: string; publicKey: string; file: string }
  }
  const [first, second] = [await makeKey('hello'), await makeKey('hello-2')]
  expect(await run(['keys', 'new', 'hello', '--out', first.file])).toBe(1)
  expect(said.pop()).toContain('a key is never written over')

  for (const { publicKey } of [first, second]) {
    expect(await command('keys', 'trust', publicKey, '--team', 'hello', '--for', 'mf-hello')).toBe(0)
  }
  const { teams } = (await command('keys'), answer()) as { teams?: Record<string, { keys: object }> }
  expect(Object.keys(teams?.['hello']?.keys ?? {})).toEqual([first.id, second.id])
  // With real keys pinned, the one of this machine is no one's any more.
  for (const args of [
    ['disable', '--remote', 'mf-hello'],
    ['watch', '--metrics', 'http://localhost:9/metrics'],
  ]) {
    expect(await command(...args)).toBe(1)
    expect(said.pop()).toContain('There is no key to sign with')
  }

  vi.stubEnv('SIGNING_KEY', first.file)
  expect(await command('disable', '--remote', 'mf-hello')).toBe(0)
  expect(await command('keys', 'retire', first.id)).toBe(1)
  expect(said.pop()).toContain('mf-hello in production')
  vi.stubEnv('SIGNING_KEY', second.file)
  expect(await command('keys', 'resign', '--why', 'rotation')).toBe(0)
  expect(await command('keys', 'retire', first.id)).toBe(0)
  said = []
  expect(await run(['history', '--remote', 'mf-hello', ...data()])).toBe(0)
  expect(said.pop()).toMatch(/sign mf-hello {2}\(rotation\)$/)
  expect(await command('status')).toBe(0)
  expect(answer()['remotes']).toMatchObject({
    'mf-hello': { proof: { key: second.id, sequence: 3 }, versions: { '1.0.0': { proof: { key: second.id } } } },
  })
  vi.unstubAllEnvs()
})

test('watch says that it watches, and on Ctrl-C what it did', async () => {
  const ended = run(['watch', '--metrics', 'http://localhost:9/metrics', ...data()])
  await expect.poll(() => said.join('\n')).toContain('Watching the canaries by the metrics of 1 server')
  process.emit('SIGINT')
  expect(await ended).toBe(0)
  expect(said.at(-1)).toBe('0 canaries were ended')
})

test('watch is refused with a key that can’t end the canary of every remote', async () => {
  await activateVersion('1.0.0')
  const file = join(folder, 'reports.pem')
  expect(await run(['keys', 'new', 'reports', '--out', file, '--json'])).toBe(0)
  const { publicKey = '' } = JSON.parse(said.pop() ?? '') as { publicKey?: string }
  await run(['keys', 'trust', publicKey, '--team', 'reports', '--for', 'mf-reports', ...data()])
  said = []
  vi.stubEnv('SIGNING_KEY', file)
  expect(await run(['watch', '--metrics', 'http://localhost:9/metrics', ...data()])).toBe(1)
  expect(said.join('')).toMatch(/may not sign for mf-hello\. SIGNING_KEY must name one .*--for "\*"/)
  vi.unstubAllEnvs()
})

test('a missing browser is noticed before anything is built or uploaded', async () => {
  await activateVersion('1.0.0')
  vi.stubEnv('CHROMIUM_BINARY', '/nowhere/chromium')
  expect(await run(['publish', '--remote', MF_REPORTS, '--json', ...data()])).toBe(1)
  expect(JSON.parse(said.join(''))).toMatchObject({
    published: false,
    gates: [{ name: 'routes', state: 'wrong', detail: expect.stringContaining('which isn’t there') }],
  })
  vi.unstubAllEnvs()
})

test('a remote that cannot be created leaves nothing', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  await mkdir(join(folder, 'kits'))
  expect(await run(['create', 'hello', '--kits', join(folder, 'kits')])).toBe(2)
  expect(said).toEqual([expect.stringMatching(/kits has no packed openapi\. It’s the folder/)])
  expect(await readdir(folder)).toEqual(['kits'])
})

test('a new remote gets its own port, path and place in the menu, and what its kit was built with', async () => {
  await mkdir(join(folder, 'kits'))
  for (const kit of ['openapi', 'remote-kit', 'ui-kit']) {
    await writeFile(join(folder, 'kits', `protracker-${kit}-0.1.0.tgz`), '')
  }
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  expect(await run(['create', 'hello', '--kits', join(folder, 'kits')])).toBe(0)
  expect(await run(['create', 'open-houses', '--kits', join(folder, 'kits')])).toBe(0)
  expect(await run(['create', 'hello', '--kits', join(folder, 'kits')])).toBe(1)
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  expect(await read('mf-open-houses/remote.json')).toMatchObject({
    name: 'mf-open-houses',
    portOffset: 252,
    shellApi: `^${SHELL_API}`,
    pages: { OpenHousesPage: { path: '/agent/open_houses', title: 'Open houses' } },
    nav: [{ order: 2 }],
  })
  expect(await read('mf-hello/package.json')).toMatchObject({
    name: 'mf-hello',
    dependencies: { 'remote-kit': 'file:kits/protracker-remote-kit-0.1.0.tgz', react: expect.stringMatching(/^\d/) },
  })
  // With its own copy of them, so that its folder can be moved.
  expect(await readdir(join(folder, 'mf-hello/kits'))).toHaveLength(3)
  expect(await readFile(join(folder, 'mf-hello/.gitignore'), 'utf8')).toContain('node_modules/')
})

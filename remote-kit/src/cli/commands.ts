/** The commands of `pt-remote`. Each loads what it needs when it runs. */
import type { Command } from 'commander'
import type { Answer } from './answer.ts'
import { type Flags, withFlags } from './flags.ts'
import { remoteFolder } from './remote-folder.ts'

/** Adds a command to the program. `argument` and `second` are empty if they are not given. */
export type AddCommand = (
  usage: string,
  description: string,
  act: (flags: Flags, argument: string, second: string) => Promise<Answer>,
) => Command

const releases = () => import('./release-commands.ts')

/** Adds what a team does with its sources. */
export function addWork(add: AddCommand): void {
  add('create <name>', 'a new remote that runs: page, tests, menu entry', async ({ kits }, name) => {
    const { createRemote } = await import('./create.ts')
    return createRemote(name, process.cwd(), kits)
  }).option('--kits <folder>', 'install the kits from the packed files in this folder')

  const dev = add('dev', 'the remote alone, with HMR', async ({ remote, mock, api }) => {
    const { develop } = await import('./develop.ts')
    return develop(remoteFolder(remote), { isMocked: mock, apiUrl: api })
  })
  withFlags(dev, 'remote')
    .option('--mock', 'answer with the contract’s examples (MOCK=1)')
    .option('--api <address>', 'the API, by default API_URL or the one of npm start')

  const build = add('build', 'a production build in dist/', async ({ remote, version }) => {
    const { buildRemote } = await import('./build-remote.ts')
    return buildRemote(remoteFolder(remote), version)
  })
  withFlags(build, 'remote', 'version')

  const test = add('test', 'the remote’s tests; what follows -- goes to Vitest', async ({ remote, json }) => {
    const { runTests } = await import('./run-tests.ts')
    return runTests(remoteFolder(remote), afterDashes(), json ? 'pipe' : 'inherit')
  })
  withFlags(test, 'remote').allowExcessArguments()

  const check = add('check', 'every gate of publish up to the upload', async ({ remote, ...flags }) => {
    const { checkRemote } = await import('./check.ts')
    return checkRemote(remoteFolder(remote), flags)
  })
  withFlags(check, 'remote', 'place', 'env', 'shell')

  const doctor = add('doctor', 'what may be wrong here', async ({ remote, ...flags }) => {
    const { examine } = await import('./doctor.ts')
    return examine(remoteFolder(remote), flags)
  })
  withFlags(doctor, 'remote', 'place', 'env')
}

/** Adds what changes what visitors get, or shows it. */
export function addReleases(add: AddCommand): void {
  const publish = add(
    'publish',
    'through every gate: build, check, upload, fetch back, open each page, make active',
    async (flags) => (await releases()).publishRemote(flags),
  )
  const onward = 'give everyone the canary, or what is in another environment: the files that were tried'
  const promote = add('promote [version]', onward, async (flags, version) =>
    (await releases()).promoteRemote(version || undefined, flags),
  )
  const back = 'end the canary, or go back one version, or to this one'
  const rollback = add('rollback [version]', back, async (flags, version) =>
    (await releases()).rollBack(version || undefined, flags),
  )
  const disable = add('disable', 'turn its pages off, in open tabs too', async (flags) =>
    (await releases()).turnRemote('off', flags),
  )
  const enable = add('enable', 'turn its pages on again', async (flags) => (await releases()).turnRemote('on', flags))
  for (const edit of [publish, promote, rollback, disable, enable]) {
    withFlags(edit, 'remote', 'place', 'files', 'env', 'host', 'why')
  }
  for (const start of [publish, promote]) {
    start.option('--canary <percent>', 'for this share of visitors; with 0, only for testers')
  }
  withFlags(publish, 'version', 'shell').option('--skip-gate <names>', 'go on without operations or routes; with --why')
  promote
    .option('--from <name>', 'the environment that has the version')
    .option('--to <name>', 'the environment that gets it, like --env')

  withFlags(
    add('status', 'what visitors get', async (flags) => (await releases()).showStatus(flags)),
    'place',
    'env',
  )
  withFlags(
    add('history', 'who changed what, when and why', async (flags) => (await releases()).showHistory(flags)),
    'place',
    'env',
  ).option('-r, --remote <name>', 'of one remote')

  const environments = add(
    'environments [name]',
    'what each environment has; with a name, a new one',
    async (flags, name) => (await releases()).showEnvironments(name || undefined, flags),
  )
  withFlags(environments, 'place')
    .option('--from <name>', 'the environment that the new one starts like')
    .option('--shell <address>', 'where its shell answers, so that teams need not say it')

  const watch = add('watch', 'end canaries that fail more often than what everyone gets', async (flags) => {
    const { watchCanaries } = await import('./watch.ts')
    return watchCanaries(flags)
  })
  withFlags(watch, 'place', 'env')
    .option('--metrics <addresses...>', 'the metrics of each shell server, by default METRICS_URLS')
    .option('--every <seconds>', 'the pause between two looks, by default 5')

  const sweep = add('sweep', 'remove releases that no environment and no open tab needs', async (flags) =>
    (await releases()).sweepReleases(flags),
  )
  withFlags(sweep, 'place', 'files')
    .option('--days <number>', 'how long a release stays after its last use, by default 30')
    .option('--trial', 'only say what would be removed')

  const keys = add(
    'keys [action] [value]',
    'list, new <team>, trust <key>, retire <id>, resign',
    async (flags, ...given) => {
      const { changeKeys } = await import('./keys.ts')
      return changeKeys(flags, ...given)
    },
  )
  withFlags(keys, 'place', 'env', 'why')
    .option('--team <name>', 'trust: whose key it is')
    .option('--for <remotes>', 'trust: what the team releases, with commas; * is everything')
    .option('--out <file>', 'new: where the private key goes, by default <team>.pem here')
    .option('--lost', 'retire: even if something is signed with it, which isn’t served anymore then')
    .option('--adopt', 'resign: also what no one has signed, or a key that doesn’t count')
    .option('--after <number>', 'resign: as edits after this one, for a registry from a backup')
}

/** The arguments after `--`. */
const afterDashes = () => (process.argv.includes('--') ? process.argv.slice(process.argv.indexOf('--') + 1) : [])

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
  add('create <name>', 'create a remote that runs, with a page, tests and a menu entry', async ({ kits }, name) => {
    const { createRemote } = await import('./create.ts')
    return createRemote(name, process.cwd(), kits)
  }).option('--kits <folder>', 'install the kits from the packed files in this folder')

  const dev = add('dev', 'run the remote alone, with hot reload', async ({ remote, mock, api }) => {
    const { develop } = await import('./develop.ts')
    return develop(remoteFolder(remote), { isMocked: mock, apiUrl: api })
  })
  withFlags(dev, 'remote')
    .option('--mock', 'answer with the contract’s examples, like MOCK=1')
    .option('--api <address>', 'the API to call, by default API_URL or the one of npm start')

  const build = add('build', 'build for production, in dist/', async ({ remote, version }) => {
    const { buildRemote } = await import('./build-remote.ts')
    return buildRemote(remoteFolder(remote), version)
  })
  withFlags(build, 'remote', 'version')

  const test = add('test', 'run the remote’s tests; what follows -- goes to Vitest', async ({ remote, json }) => {
    const { runTests } = await import('./run-tests.ts')
    return runTests(remoteFolder(remote), afterDashes(), json ? 'pipe' : 'inherit')
  })
  withFlags(test, 'remote').allowExcessArguments()

  const check = add('check', 'go through every gate of publish up to the upload', async ({ remote, ...flags }) => {
    const { checkRemote } = await import('./check.ts')
    return checkRemote(remoteFolder(remote), flags)
  })
  withFlags(check, 'remote', 'place', 'env', 'shell')

  const doctor = add('doctor', 'look for what’s wrong with this machine or the kits', async ({ remote, ...flags }) => {
    const { examine } = await import('./doctor.ts')
    return examine(remoteFolder(remote), flags)
  })
  withFlags(doctor, 'remote', 'place', 'env')
}

/** Adds what changes what visitors get. */
export function addReleases(add: AddCommand): void {
  const publish = add(
    'publish',
    'build, check, upload, fetch back, open each page, then give it to visitors',
    async (flags) => (await releases()).publishRemote(flags),
  )
  const onward = 'give everyone the canary, or a version from another environment, as it is: nothing is built'
  const promote = add('promote [version]', onward, async (flags, version) =>
    (await releases()).promoteRemote(version || undefined, flags),
  )
  const back = 'end the canary, or go back to the version before, or to the one you name'
  const rollback = add('rollback [version]', back, async (flags, version) =>
    (await releases()).rollBack(version || undefined, flags),
  )
  const disable = add('disable', 'turn its pages off, in open tabs too', async (flags) =>
    (await releases()).turnRemote('off', flags),
  )
  const enable = add('enable', 'turn its pages back on', async (flags) => (await releases()).turnRemote('on', flags))
  for (const edit of [publish, promote, rollback, disable, enable]) {
    withFlags(edit, 'remote', 'place', 'files', 'env', 'host', 'why')
  }
  for (const start of [publish, promote]) {
    start.option('--canary <percent>', 'only for this percentage of visitors; 0 is only testers')
  }
  withFlags(publish, 'version', 'shell').option(
    '--skip-gate <names>',
    'go on without operations, routes or both, separated by a comma; needs --why',
  )
  promote
    .option('--from <name>', 'the environment to take the version from')
    .option('--to <name>', 'the environment to give it to, like --env')
}

/** Adds what shows what visitors get. */
export function addStanding(add: AddCommand): void {
  const status = add('status', 'show what visitors get', async (flags) => (await releases()).showStatus(flags))
  withFlags(status, 'place', 'env')

  const history = add('history', 'show who changed what, when and why', async (flags) =>
    (await releases()).showHistory(flags),
  )
  withFlags(history, 'place', 'env').option('-r, --remote <name>', 'only the changes of this remote')
}

/** Adds what an operator does. */
export function addPlatform(add: AddCommand): void {
  const environments = add(
    'environments [name]',
    'list the environments; with a name, create one, or say where its shell answers',
    async (flags, name) => (await releases()).showEnvironments(name || undefined, flags),
  )
  withFlags(environments, 'place')
    .option('--from <name>', 'the environment that the new one starts like, by default production')
    .option('--shell <address>', 'where its shell answers, so that teams don’t have to say it')

  const watch = add('watch', 'end canaries that fail in more tabs than the active version', async (flags) => {
    const { watchCanaries } = await import('./watch.ts')
    return watchCanaries(flags)
  })
  withFlags(watch, 'place', 'env')
    .option('--metrics <addresses...>', 'the metrics of each shell server, by default METRICS_URLS')
    .option('--every <seconds>', 'the pause between two looks, by default 5')

  const sweep = add('sweep', 'remove the files of releases that nothing needs anymore', async (flags) =>
    (await releases()).sweepReleases(flags),
  )
  withFlags(sweep, 'place', 'files')
    .option('--days <number>', 'how long a release stays after its last use, by default 30')
    .option('--trial', 'only list what would be removed')

  const keys = add(
    'keys [action] [value]',
    'manage signing keys: list, new <team>, trust <key>, retire <id>, resign',
    async (flags, ...given) => {
      const { changeKeys } = await import('./keys.ts')
      return changeKeys(flags, ...given)
    },
  )
  withFlags(keys, 'place', 'env', 'why')
    .option('--team <name>', 'with trust: the team whose key it is')
    .option('--for <remotes>', 'with trust: the remotes that the team releases, separated by commas; * is all')
    .option('--out <file>', 'with new: where the private key goes, by default <team>.pem in this folder')
    .option('--lost', 'with retire: even if releases are signed with it; they’re no longer served then')
    .option('--adopt', 'with resign: also what isn’t signed, or is signed with a key that isn’t trusted')
    .option('--after <number>', 'with resign: count edits on from this one, for a registry from a backup')
}

/** The arguments after `--`. */
const afterDashes = () => (process.argv.includes('--') ? process.argv.slice(process.argv.indexOf('--') + 1) : [])

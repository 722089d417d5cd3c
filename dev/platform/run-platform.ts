import { setTimeout as sleep } from 'node:timers/promises'
import { onTerminal, secondsSince } from '#dev/processes/progress.ts'
import { remoteNames } from '#dev/workspace/remotes.ts'
import { type Platform, startPlatform } from './platform.ts'

const DEMO_PASSWORD = 'protracker-demo'
const DEMO_LOGINS = [
  ['owner@demo.test', 'owner of account 1', '/agent/login'],
  ['admin@demo.test', 'admin', '/agent/login'],
  ['agent@demo.test', 'agent', '/agent/login'],
  ['agent2@demo.test', 'another agent', '/agent/login'],
  ['assistant@demo.test', 'assistant', '/agent/login'],
  ['client@demo.test', 'client', '/client/login'],
  ['operator@demo.test', 'runs the platform', '/agent/login'],
  ['owner@other.test', 'owner of account 2', '/agent/login'],
  ['client@other.test', 'client of account 2', '/client/login'],
] as const

/** Demo data is the default outside production. In production it must be requested. */
function wantsDemoData(): boolean {
  const wish = process.env['DEMO_DATA']
  return wish === undefined ? process.env['NODE_ENV'] !== 'production' : wish === 'true'
}

function printLogins(shell: string): void {
  console.log(`\nDemo logins, password ${DEMO_PASSWORD}`)
  for (const [email, role, path] of DEMO_LOGINS) console.log(`  ${email.padEnd(22)}${role.padEnd(22)}${shell}${path}`)
}

const STOP_LIMIT_MS = 9_500

function printReady({ urls, dataDir }: Platform, begin: number): void {
  console.log(`\nAPI documentation  ${urls.shell}/api/v1/docs/`)
  console.log(`Data and logs      ${dataDir}`)
  console.log(`Started in ${secondsSince(begin)}. Ctrl-C stops everything.`)
  console.log(`ready ${urls.shell}`)
}

/**
 * Runs the product in this terminal until Ctrl-C, SIGTERM, or the end of whoever started this process.
 * `watch`: from source, with HMR, instead of the production build.
 */
export async function runPlatform({ watch }: { watch: boolean }): Promise<void> {
  const begin = performance.now()
  const interruption = new AbortController()
  let stopping = false

  const stop = async (exitCode: number) => {
    if (stopping) return // once, however many signals arrive
    stopping = true
    console.log('\nstopping')
    interruption.abort(new Error('interrupted'))
    const stopped = starting.then(
      (platform) => platform.stop(),
      () => {}, // a start that fails has stopped what it started
    )
    // A download may not react; the watchdog ends what is left.
    await Promise.race([stopped, sleep(STOP_LIMIT_MS)])
    process.exit(exitCode)
  }
  process.on('SIGINT', () => void stop(130))
  process.on('SIGTERM', () => void stop(143))
  process.on('SIGHUP', () => void stop(129))
  // The bootstrap process is gone, even if it could not send a signal.
  process.on('disconnect', () => void stop(1))

  const demoData = wantsDemoData()
  const starting = startPlatform({
    port: process.env['PORT'],
    dataDir: process.env['DATA_DIR'],
    watch,
    demoData,
    progress: onTerminal,
    signal: interruption.signal,
    onCrash: (name, reason) => {
      console.error(reason)
      // A remote may die alone: the shell says so on its pages. Without the others there is no product.
      if (![...remoteNames, 'releases'].includes(name)) void stop(1)
    },
  })
  try {
    const platform = await starting
    if (demoData) printLogins(platform.urls.shell)
    printReady(platform, begin)
  } catch (error) {
    if (stopping) return
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Headless Chromium without the browser UI: the same pages for less than half the CPU time. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATION = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The flags of every start: no sandbox, as in containers, and no background activity. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Thrown if there is no browser for the journeys. The message lists all options. */
export class ChromiumMissingError extends Error {
  override name = 'ChromiumMissingError'
  constructor(reason: string) {
    super(
      `The journeys need Chromium: ${reason}\n` +
        'Ways to give them one:\n' +
        '  CHROMIUM_BINARY=/path/to/chromium   use this browser\n' +
        '  install Chromium or Google Chrome   so that it is on the PATH\n' +
        `  run as root on Debian or Ubuntu     installs the distribution's ${HEADLESS}`,
    )
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, APPLICATION].find((path) => existsSync(path))
}

/**
 * The path of a Chromium: `CHROMIUM_BINARY`, one on the PATH, the lightest first, or Debian's own, which root gets by
 * apt-get.
 * @throws ChromiumMissingError
 */
export function findChromium(report: (line: string) => void = () => {}): string {
  const named = process.env['CHROMIUM_BINARY']
  if (named && !existsSync(named)) throw new ChromiumMissingError(`CHROMIUM_BINARY=${named} does not exist.`)
  const found = named ?? installed()
  if (found) return found
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new ChromiumMissingError('none is installed.')

  report(`installing ${HEADLESS} with apt-get (once)`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env })
  const result = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', HEADLESS], {
    env,
    encoding: 'utf8',
  })
  const now = installed()
  if (!now) throw new ChromiumMissingError(`apt-get could not install it. ${(result.stderr ?? '').trim()}`)
  return now
}

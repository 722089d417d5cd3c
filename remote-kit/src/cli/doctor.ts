/** `doctor`: what may be wrong with this machine, the installed packages or the platform. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageJsonOf, sharedVersions } from '#build/installed-versions.ts'
import { readRemoteJson } from '#remote-json/remote-json.ts'
import { readDevSettings } from '#dev-server/env.ts'
import { expectFree } from '#dev-server/free-port.ts'
import { placeFor, placeOf, withPlatform } from '#releases/place.ts'
import { withoutCredentials } from '#places/open-storage.ts'
import { type Gate as Finding, gate as find, GateError } from '#gates/gate.ts'
import { answerOf, type Answer } from './answer.ts'
import type { Flags } from './flags.ts'

const OLDEST_NODE = [20, 19] as const
const REACH_LIMIT_MS = 5000

type Where = Pick<Flags, 'place' | 'files' | 'env'>

/** Looks at all of it for the remote in the folder `dir`. */
export async function examine(dir: string, flags: Where): Promise<Answer> {
  const findings: Finding[] = [
    await find('Node', checkNode),
    await find('kits', () => checkKits(dir)),
    await find('shared modules', () => `${Object.keys(sharedVersions(dir)).length} installed`),
    await find('remote.json', () => readRemoteJson(dir).name),
    await find('port', () => checkPort(readDevSettings().shellPort + readRemoteJson(dir).portOffset)),
  ]
  const platform = await find('platform', () => withoutCredentials(placeFor(dir, flags.place)))
  if (platform.state === 'wrong') return answerOf([...findings, { ...platform, state: 'unknown' }])
  return answerOf([...findings, platform, await find('host', () => checkHost(dir, flags))])
}

function checkNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldest, oldestMinor] = OLDEST_NODE
  if (major < oldest || (major === oldest && minor < oldestMinor)) {
    throw new GateError(`${process.version} is too old; it takes ${OLDEST_NODE.join('.')} or newer`)
  }
  return process.version
}

/** The kits are built for each other. */
function checkKits(dir: string): string {
  const versions = ['remote-kit', 'ui-kit', 'openapi'].map((name) => {
    const file = packageJsonOf(name, join(dir, 'package.json'))
    if (!file) throw new GateError(`${name} isn’t installed`)
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  })
  if (new Set(versions).size > 1) throw new GateError(`remote-kit, ui-kit and openapi differ: ${versions.join(', ')}`)
  return versions[0] ?? ''
}

async function checkPort(port: number): Promise<string> {
  await expectFree(port)
  return `${port} is free`
}

/** Whether anything answers where the remote is or would be published. */
async function checkHost(dir: string, flags: Where): Promise<string> {
  const { name } = readRemoteJson(dir)
  const { baseUrls } = await withPlatform(dir, flags, (platform) => placeOf(name, platform, { env: flags.env }))
  const { origin } = new URL(baseUrls[name] ?? '')
  await fetch(origin, { signal: AbortSignal.timeout(REACH_LIMIT_MS) }).catch(() => {
    throw new GateError(`nothing answers at ${origin}; --host or REMOTES_URL says where files are served`)
  })
  return `${origin} answers`
}

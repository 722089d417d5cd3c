/** Whether the `shellApi` of a `remote.json` leaves out the shells that can't run what its pages use. */
import { satisfy } from '@module-federation/enhanced/runtime'
import { RemoteJsonError, type RemoteJson } from './remote-json.ts'

/** What came with a later version of the shell's API than 1.0, so that an older shell would ignore or refuse it. */
const SINCE = { operators: 3, prefetch: 4 } as const

/**
 * `prefetching`: the pages whose files export `prefetch`.
 * @throws RemoteJsonError that names the first thing that needs a later version, and the range to write
 */
export function ensureShellApi(json: RemoteJson, prefetching: readonly string[]): void {
  const { name, pages, nav, shellApi } = json
  const forOperators = Object.keys(pages).find((page) => pages[page]?.audience === 'operator')
  const consoleEntry = nav.find(({ icon }) => icon === 'console')
  const needs = [
    ...prefetching.slice(0, 1).map((page) => [`${page} exports prefetch`, SINCE.prefetch] as const),
    ...(forOperators ? [[`${forOperators} is for operators`, SINCE.operators] as const] : []),
    ...(consoleEntry ? [[`${consoleEntry.path} has the icon console`, SINCE.operators] as const] : []),
  ]
  const missed = needs.find(([, minor]) => admitsBefore(shellApi, minor))
  if (!missed) return
  const [what, minor] = missed
  throw new RemoteJsonError(
    `${name}/remote.json: /shellApi is ${shellApi}, which is too low: ${what}, and shells know that from 1.${minor}.0 on. Write ^1.${minor}.0`,
  )
}

/** Whether a range admits a shell whose API is older than 1.`minor`. */
const admitsBefore = (range: string, minor: number): boolean =>
  Array.from({ length: minor }, (_, older) => `1.${older}.0`).some((version) => satisfy(version, range))

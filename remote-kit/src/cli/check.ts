/** `check`: everything that can be known about a remote before it is uploaded. */
import type { Registry } from '#federation/registry.ts'
import { buildGates, type Built } from '#gates/build-gates.ts'
import { fitGates, operationsGate } from '#gates/fit-gates.ts'
import type { Gate } from '#gates/gate.ts'
import { type ShellAddress, shellAddress } from '#gates/shell-address.ts'
import { NoPlaceError, storeOf, withPlatform } from '#releases/place.ts'
import { UsageError } from '#wording/usage-error.ts'
import { answerOf, type Answer } from './answer.ts'
import type { Flags } from './flags.ts'

type Where = Pick<Flags, 'place' | 'files' | 'env' | 'shell'>

/** What is known of the environment for which a build is checked. */
type Seen = { registry: Registry; shell: ShellAddress }

/** The gates of a remote, up to the upload. Without a platform at `place`, those that need one are left open. */
export async function checkRemote(dir: string, flags: Where): Promise<Answer> {
  const seen = await lookAt(dir, flags)
  const built = await buildGates(dir)
  return answerOf('state' in seen ? [...built.gates, seen] : await gatesBefore(built, seen))
}

/** What is known of a build before it is uploaded. */
export async function gatesBefore({ gates, manifest }: Built, { registry, shell }: Seen): Promise<Gate[]> {
  if (!manifest) return gates
  return [...gates, ...fitGates(registry, manifest), await operationsGate(manifest, shell)]
}

/** The environment, or a gate that says why it isn't known: none was named, or it can't be read. */
async function lookAt(dir: string, flags: Where): Promise<Seen | Gate> {
  try {
    return await withPlatform(dir, flags, async (platform) => {
      const { registry } = await (await storeOf(platform, flags.env)).read()
      return { registry, shell: shellAddress(flags, registry, platform.storage) }
    })
  } catch (error) {
    if (error instanceof UsageError && !(error instanceof NoPlaceError)) throw error
    const detail = error instanceof Error ? error.message : String(error)
    return { name: 'platform', state: error instanceof NoPlaceError ? 'unknown' : 'wrong', detail }
  }
}

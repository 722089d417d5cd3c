/** `check`: everything that can be known about a remote before it is uploaded. */
import { buildGates, type Built } from '#gates/build-gates.ts'
import { fitGates, operationsGate } from '#gates/fit-gates.ts'
import type { Gate } from '#gates/gate.ts'
import { readReleaseSettings } from '#releases/env.ts'
import { storeOf, withPlatform } from '#releases/place.ts'
import type { Registry } from '#federation/registry.ts'
import { answerOf, type Answer } from './answer.ts'
import type { Flags } from './flags.ts'

type Where = Pick<Flags, 'place' | 'files' | 'env' | 'shell' | 'version'>

/** The gates of a remote, up to the upload. Without a platform at `place`, those that need one are left open. */
export async function checkRemote(dir: string, flags: Where): Promise<Answer> {
  const built = await buildGates(dir)
  let registry: Registry
  try {
    registry = await withPlatform(dir, flags, async (platform) => {
      return (await (await storeOf(platform, flags.env)).read()).registry
    })
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return answerOf([...built.gates, { name: 'platform', state: 'unknown', detail }])
  }
  return answerOf(await gatesBefore(built, registry, shellOf(flags, registry)))
}

/** What is known of a build before it is uploaded to an environment whose shell is at `shell`. */
export async function gatesBefore(
  { gates, manifest }: Built,
  registry: Registry,
  shell: string | undefined,
): Promise<Gate[]> {
  if (!manifest) return gates
  return [...gates, ...fitGates(registry, manifest), await operationsGate(manifest, shell)]
}

/** Where the shell of an environment answers: as named, or as the registry says. */
export const shellOf = ({ shell = readReleaseSettings().shellUrl }: Pick<Flags, 'shell'>, registry: Registry) =>
  shell ?? registry.shell?.url

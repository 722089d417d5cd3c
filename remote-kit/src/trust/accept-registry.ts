/** What a shell's server makes of a registry that it reads: signed records that are newer than those that it knows. */
import { readRegistry } from '#federation/read-registry.ts'
import type { Registry } from '#federation/registry.ts'
import { withOwners } from '#federation/routes.ts'
import { isRecord } from '#federation/shapes.ts'
import { recordFault, type Trust } from './records.ts'

/** A registry in use. `records`: what was signed, as it was signed, by remote. */
export type AcceptedRegistry = { registry: Registry; records: Readonly<Record<string, unknown>> }

export const NOTHING_ACCEPTED: AcceptedRegistry = { registry: { shell: null, remotes: {}, routes: {} }, records: {} }

/**
 * The records of a registry that count. One that is forged, replayed, from another environment or missing leaves the last
 * one in use, as long as the keys that it was signed with are still pinned. `faults`: what was refused, one sentence each.
 * @throws Error if the value is no registry
 */
export async function acceptRegistry(
  value: unknown,
  last: AcceptedRegistry,
  trust: Trust,
): Promise<{ accepted: AcceptedRegistry; faults: string[] }> {
  if (!isRecord(value) || !isRecord(value['remotes'])) throw new Error('The registry has no remotes')
  const faults: string[] = []
  const records: Record<string, unknown> = {}
  const names = new Set([...Object.keys(value['remotes']), ...Object.keys(last.records)])
  for (const name of names) {
    const given = value['remotes'][name]
    const known =
      name in last.records && !(await recordFault(name, last.records[name], trust)) ? last.records[name] : null
    const fault = await faultOf(name, given, known, trust)
    if (fault) faults.push(`${name} ${fault}`)
    const used = fault ? known : given
    if (used) records[name] = used
  }
  const { registry, faults: more } = readRegistry({ ...value, remotes: records })
  // Who owns a path is remembered, not read: it is not signed.
  const routes = Object.keys(last.registry.routes).length > 0 ? last.registry.routes : registry.routes
  return { accepted: { registry: withOwners({ ...registry, routes }), records }, faults: [...faults, ...more] }
}

async function faultOf(name: string, given: unknown, known: unknown, trust: Trust): Promise<string | null> {
  if (given === undefined) return 'is missing'
  const { unreadable, faults } = readRegistry({ remotes: { [name]: given } })
  if (unreadable.length > 0) return faults.map((fault) => fault.slice(name.length + 1)).join(', ')
  return (await recordFault(name, given, trust)) ?? replayFault(given, known)
}

/** Why a genuine record may not replace the one that is known, or null. */
function replayFault(given: unknown, known: unknown): string | null {
  const [next, last] = [sequenceOf(given), sequenceOf(known)]
  if (next < last) return `is replayed: it is edit ${next}, and edit ${last} is known`
  if (next === last && signatureOf(given) !== signatureOf(known))
    return `has two edits ${next}, of which the first counts`
  return null
}

const proofOf = (record: unknown) => (isRecord(record) && isRecord(record['proof']) ? record['proof'] : {})
const sequenceOf = (record: unknown) => Number(proofOf(record)['sequence'] ?? 0)
const signatureOf = (record: unknown) => proofOf(record)['signature']

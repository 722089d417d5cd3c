/** Whether a registry's records are what those who may release the remotes have signed. */
import { isRecord } from '#federation/shapes.ts'
import type { RegistryRemote, Release } from '#federation/registry.ts'
import type { Pointer, Proof, RecordHead } from '#federation/proofs.ts'
import { digestOf, digestOfManifest, recordStatement, releaseStatement } from './statements.ts'
import { keysFor, type TrustedKeys } from './trusted-keys.ts'

/** Checks the Ed25519 signature of a text. Keys and signatures are in base64. */
export type Verify = (key: string, text: string, signature: string) => boolean | Promise<boolean>

/** Whose signatures count, and where. */
export type Trust = { environment: string; keys: TrustedKeys; verify: Verify }

async function pointerTo({ version, baseUrl, manifest }: Release): Promise<Pointer> {
  return { version, baseUrl, digest: await digestOfManifest(manifest) }
}

/** What is signed of a record, as its edit number `sequence`. */
export async function headOfRecord(record: RegistryRemote, sequence: number): Promise<RecordHead> {
  const { active, past, canary, disabled, versions } = record
  const pointers: Record<string, Pointer> = {}
  for (const [version, release] of Object.entries(versions)) pointers[version] = await pointerTo(release)
  const canaryPointer = canary && pointers[canary.version]
  return {
    sequence,
    disabled,
    active: pointers[active] ?? null,
    canary: canary && canaryPointer ? { ...canaryPointer, share: canary.share } : null,
    rest: await digestOf({ past, versions: pointers }),
  }
}

/**
 * Why a remote's record may not be used, or null. It must be signed for this environment, and each of its releases as well,
 * by keys that are pinned for the remote.
 */
export async function recordFault(name: string, value: unknown, trust: Trust): Promise<string | null> {
  if (!isRecord(value) || !isRecord(value['versions'])) return 'isn’t a record'
  // Whatever else it may be, its signature cannot fit.
  const record = value as RegistryRemote
  try {
    const { proof, versions } = record
    if (!proof) return 'is not signed'
    if (!Number.isSafeInteger(proof.sequence)) return 'has no sequence'
    for (const [version, release] of Object.entries(versions)) {
      const fault = await releaseProofFault(name, version, release, trust)
      if (fault) return fault
    }
    const head = await headOfRecord(record, proof.sequence)
    return await proofFault(name, recordStatement(trust.environment, name, head), proof, trust)
  } catch {
    return 'has parts that cannot be read'
  }
}

async function releaseProofFault(
  name: string,
  version: string,
  release: Release,
  trust: Trust,
): Promise<string | null> {
  if (release.version !== version) return `has another version as ${version}`
  const statement = releaseStatement(name, version, await digestOfManifest(release.manifest))
  const fault = await proofFault(name, statement, release.proof, trust)
  return fault && `has a release ${version} that ${fault}`
}

/** Why a statement about a remote does not count, or null. */
export async function proofFault(
  name: string,
  statement: string,
  proof: Proof | undefined,
  { keys, verify }: Pick<Trust, 'keys' | 'verify'>,
): Promise<string | null> {
  if (!proof) return 'is not signed'
  const key = keysFor(keys, name)[proof.key]
  if (key === undefined) return `is signed by ${proof.key}, which isn’t a key for ${name}`
  return (await verify(key, statement, proof.signature)) ? null : 'is not what was signed'
}

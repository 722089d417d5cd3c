/** A registry whose records are signed when they are written, and checked when they are read. */
import type { Registry, RegistryRemote, Release } from '#federation/registry.ts'
import { isRecord } from '#federation/shapes.ts'
import { headOfRecord, proofFault, recordFault, type Trust } from '#trust/records.ts'
import { digestOfManifest, recordStatement, releaseStatement } from '#trust/statements.ts'
import { keysFor, type TrustedKeys } from '#trust/trusted-keys.ts'
import { formFault } from './record-form.ts'
import { RegistryError } from './registry.ts'
import type { RegistryStore } from './registry-store.ts'
import { isSigned, type Signer } from '#trust/ed25519.ts'

type Signing = {
  environment: string
  /** Read whenever they are needed: a key may be pinned meanwhile. */
  trustedKeys: () => Promise<TrustedKeys>
  signer: () => Promise<Signer>
  /**
   * Which records are signed although they are not trusted: on a developer's machine those from before there were keys, and
   * all of them if an operator says so.
   */
  adopts: () => Promise<Adopted>
}

type Adopted = 'none' | 'unsigned' | 'all'

/** Signs what is written to `store` and refuses what was not signed. */
export function signedStore(store: RegistryStore, signing: Signing): RegistryStore {
  const { environment } = signing
  const trust = async (): Promise<Trust> => ({ environment, keys: await signing.trustedKeys(), verify: isSigned })

  return {
    ...store,
    async read() {
      const stored = await store.read()
      const faults = await faultsOf(stored.registry, await trust(), await signing.adopts())
      if (faults.length === 0) return stored
      throw new RegistryError(`The registry of ${environment} can’t be trusted:\n  ${faults.join('\n  ')}`)
    },

    async write(registry, revision, change) {
      const signer = await signing.signer()
      const trusted = await trust()
      const remotes: Registry['remotes'] = {}
      for (const [name, record] of Object.entries(registry.remotes)) {
        remotes[name] = await signRecord(name, record, signer, trusted)
      }
      return store.write({ ...registry, remotes }, revision, { ...change, key: signer.id })
    },
  }
}

/** What is wrong with the signatures of a registry, one sentence for each remote. */
async function faultsOf(registry: Registry, trust: Trust, adopts: Adopted): Promise<string[]> {
  const faults: string[] = []
  for (const [name, record] of Object.entries(registry.remotes)) {
    const isAdopted = adopts === 'all' || (adopts === 'unsigned' && !(isRecord(record) && record.proof))
    // What no one has signed may be anything.
    const fault = isAdopted ? formFault(record) : await recordFault(name, record, trust)
    if (fault) faults.push(`${name} ${fault}`)
  }
  return faults
}

/** The record with all that it needs to be signed. What is signed already stays as it is. */
async function signRecord(name: string, record: RegistryRemote, signer: Signer, trust: Trust): Promise<RegistryRemote> {
  if ((await recordFault(name, record, trust)) === null) return record
  ensureMaySign(name, signer, trust.keys)
  const versions: Record<string, Release> = {}
  for (const [version, release] of Object.entries(record.versions)) {
    versions[version] = await signRelease(name, release, signer, trust)
  }
  const signed = { ...record, versions }
  const sequence = (record.proof?.sequence ?? 0) + 1
  const statement = recordStatement(trust.environment, name, await headOfRecord(signed, sequence))
  return { ...signed, proof: { ...signer.sign(statement), sequence } }
}

async function signRelease(name: string, release: Release, signer: Signer, trust: Trust): Promise<Release> {
  const statement = releaseStatement(name, release.version, await digestOfManifest(release.manifest))
  const fault = await proofFault(name, statement, release.proof, trust)
  return fault === null ? release : { ...release, proof: signer.sign(statement) }
}

/** @throws RegistryError unless the key is pinned for the remote: the shells would refuse what it signs */
function ensureMaySign(name: string, { id, publicKey }: Signer, keys: TrustedKeys): void {
  const pinned = keysFor(keys, name)
  if (pinned[id] === publicKey) return
  throw new RegistryError(
    `The key ${id} may not sign for ${name}; ${Object.keys(pinned).join(', ') || 'none'} may. ` +
      `An operator pins it: pt-remote keys trust ${publicKey} --team <team> --for ${name}`,
  )
}

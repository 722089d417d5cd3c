/** A team for tests: it signs whatever a test wants a server to read. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newPrivateKey, signerWith } from 'remote-kit/ed25519'
import type { RegistryRemote, Release } from 'remote-kit/registry'
import { headOfRecord } from 'remote-kit/signed-records'
import { digestOfManifest, recordStatement, releaseStatement } from 'remote-kit/signed-statements'

/** Who signs a test's registries, unless it says otherwise. */
export const team = signerWith(newPrivateKey())

/** The settings of a server that reads the registry in a folder and trusts the test's team. */
export const filesIn = (folder: string) => ({
  environment: 'production',
  place: folder,
  trustedKeysFile: undefined,
  acceptedFile: join(folder, 'accepted.json'),
  figuresDir: join(folder, 'figures'),
})

/** Pins keys in a folder. */
export async function pinKeys(folder: string, keys = { [team.id]: team.publicKey }, remotes = ['*']): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'trusted-keys.json'), JSON.stringify({ teams: { test: { remotes, keys } } }))
}

let edits = 0

/** A registry with every record signed, as a new edit of it. What cannot be signed stays as it is. */
export async function signed<T extends { remotes: object }>(registry: T, options: Partial<Signing> = {}): Promise<T> {
  const { sequence = ++edits, by = team, environment = 'production' } = options
  const remotes = await Promise.all(
    Object.entries(registry.remotes).map(async ([name, record]) => [
      name,
      await signRecord(name, record as RegistryRemote, { sequence, by, environment }).catch((): unknown => record),
    ]),
  )
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

type Signing = { sequence: number; by: typeof team; environment: string }

async function signRecord(name: string, record: RegistryRemote, { sequence, by, environment }: Signing) {
  const versions: Record<string, Release> = {}
  for (const [version, release] of Object.entries(record.versions)) {
    const statement = releaseStatement(name, version, await digestOfManifest(release.manifest))
    versions[version] = { ...release, proof: by.sign(statement) }
  }
  const whole = { ...record, versions }
  const statement = recordStatement(environment, name, await headOfRecord(whole, sequence))
  return { ...whole, proof: { ...by.sign(statement), sequence } }
}

/**
 * The files with keys. A platform's `trusted-keys.json` pins the public ones, in its storage or where TRUSTED_KEYS says. A
 * private one is with its team; only on a developer's machine, where no one has pinned any, it is generated beside the data,
 * and pinned, when it is first needed.
 */
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { folderStorage } from '#places/folder-storage.ts'
import { bytesOf, type Storage, textOf } from '#places/storage.ts'
import { ALL_REMOTES, readTrustedKeys, type TrustedKeys } from '#trust/trusted-keys.ts'
import { readReleaseSettings } from './env.ts'
import { RegistryError } from './registry.ts'
import { newPrivateKey, type Signer, signerWith } from '#trust/ed25519.ts'

/** The team that is everyone on a developer's machine. */
const DEVELOPMENT = 'development'

const NO_KEYS: TrustedKeys = { teams: {} }

const PATH = 'trusted-keys.json'

/** Where the keys of a platform are pinned: TRUSTED_KEYS, or in its storage. */
function pinned(storage: Storage): { storage: Storage; path: string; name: string } {
  const { trustedKeys } = readReleaseSettings()
  if (!trustedKeys) return { storage, path: PATH, name: `${storage.address}/${PATH}` }
  return { storage: folderStorage(dirname(trustedKeys)), path: basename(trustedKeys), name: trustedKeys }
}

/** How messages call the file with the pinned keys. */
export const trustedKeysName = (storage: Storage): string => pinned(storage).name

/**
 * The pinned keys; none if there is no such file.
 * @throws RegistryError that names the field that is wrong
 */
export async function loadTrustedKeys(storage: Storage): Promise<TrustedKeys> {
  const { storage: where, path, name } = pinned(storage)
  const found = await where.read(path)
  if (!found) return NO_KEYS
  try {
    return readTrustedKeys(JSON.parse(textOf(found)))
  } catch (error) {
    throw new RegistryError(
      `The trusted keys in ${name} can’t be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Writes the pinned keys. */
export async function storeTrustedKeys(storage: Storage, keys: TrustedKeys): Promise<void> {
  const { storage: where, path } = pinned(storage)
  await where.replace(path, bytesOf(`${JSON.stringify(keys, null, 2)}\n`))
}

/** Whether a platform's keys are those of a developer's machine, or none yet. */
export async function isDevelopment(storage: Storage): Promise<boolean> {
  const names = Object.keys((await loadTrustedKeys(storage)).teams)
  return names.every((name) => name === DEVELOPMENT)
}

/**
 * Who signs here: the key in SIGNING_KEY, or the one of this machine if it is a developer's.
 * @throws RegistryError if there is no key
 */
export async function findSigner(storage: Storage): Promise<Signer> {
  const { signingKey, trustedKeys } = readReleaseSettings()
  if (trustedKeys && !existsSync(trustedKeys)) {
    throw new RegistryError(`TRUSTED_KEYS names ${trustedKeys}, which isn’t there. \`pt-remote keys trust\` makes it`)
  }
  if (signingKey) return readSigner(signingKey)
  // Only a folder is a developer's machine. What others can reach gets no key that no one has pinned.
  if (storage.folder !== undefined && (await isDevelopment(storage))) return developmentSigner(storage, storage.folder)
  throw new RegistryError(
    'There is no key to sign with. SIGNING_KEY names the file with your team’s private key; `pt-remote keys new` makes one',
  )
}

/** A signer from a file, or from the PEM itself, as CI keeps it. */
function readSigner(given: string): Signer {
  const isPem = given.includes('-----BEGIN')
  if (!isPem && !existsSync(given)) {
    // It may be a key in another form, which no message repeats.
    const file = given.endsWith('.pem') ? ` (${given})` : ''
    throw new RegistryError(
      `SIGNING_KEY${file} is neither a file that exists nor a PEM that begins with -----BEGIN PRIVATE KEY-----`,
    )
  }
  try {
    return signerWith(isPem ? given : readFileSync(given, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const where = isPem ? '' : ` (${given})`
    throw new RegistryError(`SIGNING_KEY${where} isn’t a private key. A PEM keeps its line breaks. (${reason})`)
  }
}

async function developmentSigner(storage: Storage, folder: string): Promise<Signer> {
  const file = join(folder, 'keys', 'development.pem')
  if (!existsSync(file)) writeOnce(file, newPrivateKey())
  const signer = signerWith(readFileSync(file, 'utf8'))
  if (!(await loadTrustedKeys(storage)).teams[DEVELOPMENT]?.keys[signer.id]) {
    const team = { remotes: [ALL_REMOTES], keys: { [signer.id]: signer.publicKey } }
    await storeTrustedKeys(storage, { teams: { [DEVELOPMENT]: team } })
  }
  return signer
}

/** Writes a private file that must not exist yet. Of several processes, the first one's stays. */
export function writeOnce(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
    return true
  } catch (error) {
    if (existsSync(file)) return false
    throw error
  } finally {
    rmSync(unfinished)
  }
}

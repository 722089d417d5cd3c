/**
 * The files with keys. A platform's `trusted-keys.json` pins the public ones. A private one is with its team; only on a
 * developer's machine, where nobody has pinned any, it is generated beside the data, and pinned, when it is first needed.
 */
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { ALL_REMOTES, readTrustedKeys, type TrustedKeys } from '#trust/trusted-keys.ts'
import { readReleaseSettings } from './env.ts'
import { RegistryError } from './registry.ts'
import { newPrivateKey, type Signer, signerWith } from '#trust/ed25519.ts'

/** The team that is everybody on a developer's machine. */
const DEVELOPMENT = 'development'

const NO_KEYS: TrustedKeys = { teams: {} }

/** Where the keys of a platform are pinned: TRUSTED_KEYS, or beside its data. */
export const trustedKeysFile = (dataDir: string): string =>
  readReleaseSettings().trustedKeys ?? join(dataDir, 'trusted-keys.json')

/**
 * The pinned keys; none if there is no such file.
 * @throws RegistryError that names the field that is wrong
 */
export function loadTrustedKeys(file: string): TrustedKeys {
  if (!existsSync(file)) return NO_KEYS
  try {
    return readTrustedKeys(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new RegistryError(
      `The trusted keys in ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Writes the pinned keys. */
export function storeTrustedKeys(file: string, keys: TrustedKeys): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, `${JSON.stringify(keys, null, 2)}\n`)
  renameSync(unfinished, file)
}

/** Whether a platform's keys are those of a developer's machine, or none yet. */
export function isDevelopment(dataDir: string): boolean {
  const names = Object.keys(loadTrustedKeys(trustedKeysFile(dataDir)).teams)
  return names.every((name) => name === DEVELOPMENT)
}

/**
 * Who signs here: the key in SIGNING_KEY, or the one of this machine if it is a developer's.
 * @throws RegistryError if there is no key
 */
export function findSigner(dataDir: string): Signer {
  const { signingKey, trustedKeys } = readReleaseSettings()
  if (trustedKeys && !existsSync(trustedKeys)) {
    throw new RegistryError(`TRUSTED_KEYS names ${trustedKeys}, which is not there. \`pt-remote keys trust\` makes it`)
  }
  if (signingKey) return readSigner(signingKey)
  if (isDevelopment(dataDir)) return developmentSigner(dataDir)
  throw new RegistryError(
    'There is no key to sign with. SIGNING_KEY names the file with your team’s private key; `pt-remote keys new` makes one',
  )
}

/** A signer from a file, or from the PEM itself, as CI keeps it. */
function readSigner(given: string): Signer {
  const isPem = given.includes('-----BEGIN')
  try {
    return signerWith(isPem ? given : readFileSync(given, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RegistryError(`SIGNING_KEY${isPem ? '' : ` (${given})`} is no private key: ${reason}`)
  }
}

function developmentSigner(dataDir: string): Signer {
  const file = join(dataDir, 'keys', 'development.pem')
  if (!existsSync(file)) writeOnce(file, newPrivateKey())
  const signer = signerWith(readFileSync(file, 'utf8'))
  const pinned = trustedKeysFile(dataDir)
  if (!loadTrustedKeys(pinned).teams[DEVELOPMENT]?.keys[signer.id]) {
    const team = { remotes: [ALL_REMOTES], keys: { [signer.id]: signer.publicKey } }
    storeTrustedKeys(pinned, { teams: { [DEVELOPMENT]: team } })
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

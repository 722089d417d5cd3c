/**
 * Checks what a page got of a remote against the keys that are pinned: whether its team has signed the release and the
 * record, and whether this browser has seen a newer record. The server has checked the same; this is for what happens after
 * it, such as an answer from an old cache, or a server that lags behind. Browsers without Ed25519 rely on the server.
 */
import type { SignedRemote } from 'remote-kit/registry'
import { proofFault } from 'remote-kit/signed-records'
import { digestOfHead, recordStatement, releaseStatement } from 'remote-kit/signed-statements'
import type { PageTrust } from './page-trust.ts'
import { rememberedSequence, rememberSequence } from './seen-records.ts'

/** Why a remote may not be used. An outdated one may be there in its newer form by now. */
export type Refusal = { reason: string; isOutdated: boolean }

/** Why a remote may not be used, or null. */
export async function refusalOf(remote: unknown, trust: PageTrust): Promise<Refusal | null> {
  if (!hasRecord(remote)) return { reason: 'is not signed', isOutdated: false }
  const { record } = remote
  const unreadable = () => 'has parts that cannot be read'
  const reason = (await hasEd25519(trust)) ? await faultOf(remote, record, trust).catch(unreadable) : null
  if (reason) return { reason, isOutdated: false }
  const known = rememberedSequence(trust, remote.name)
  if (record.sequence < known) {
    return { reason: `is replayed: it is edit ${record.sequence}, and edit ${known} is known`, isOutdated: true }
  }
  rememberSequence(trust, remote.name, record)
  return null
}

type HeadOfRecord = NonNullable<SignedRemote['record']>

/** Whatever else it may lack, its signature cannot fit then. */
const hasRecord = (value: unknown): value is SignedRemote & { record: HeadOfRecord } =>
  typeof value === 'object' && value !== null && 'record' in value

async function faultOf(
  { name, disabled, release }: SignedRemote,
  record: HeadOfRecord,
  { environment, keys }: PageTrust,
): Promise<string | null> {
  const { version, baseUrl, manifest, rest = 'sha256-', proof } = release
  const digest = await digestOfHead(manifest, rest)
  const trust = { keys, verify }
  const fault =
    (await proofFault(name, releaseStatement(name, version, digest), proof, trust)) ??
    (await proofFault(name, recordStatement(environment, name, { ...record, disabled }), record, trust))
  if (fault) return fault
  const isCurrent = [record.active, record.canary].some(
    (pointer) => pointer?.digest === digest && pointer.version === version && pointer.baseUrl === baseUrl,
  )
  return isCurrent || isChosen(name, version) ? null : 'is not the version that visitors get'
}

/** Whether a tester has chosen this version for this browser (shell/server/visits/visitor.ts). */
function isChosen(name: string, version: string): boolean {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith('remote_versions='))
  return cookie?.slice('remote_versions='.length).split('+').includes(`${name}@${version}`) ?? false
}

/** Whether this browser can check signatures: Chrome from 137, Firefox from 129, Safari from 17, and only over HTTPS. */
async function hasEd25519({ keys }: PageTrust): Promise<boolean> {
  const [key] = Object.values(keys.teams).flatMap((team) => Object.values(team.keys))
  // Without a key nothing can be signed.
  if (key === undefined) return true
  return importKey(key).then(
    () => true,
    () => false,
  )
}

// Asynchronous, so that a page without `crypto.subtle` is told apart in the same way.
const importKey = async (key: string) => crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify'])

const verify = async (key: string, text: string, signature: string) =>
  crypto.subtle.verify('Ed25519', await importKey(key), bytesOf(signature), new TextEncoder().encode(text))

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

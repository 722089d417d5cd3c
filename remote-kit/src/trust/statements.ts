/**
 * What is signed of releases and of the registry (docs/federation-protocol.md). The same code makes statements when they are
 * signed, by `pt-remote`, and when they are checked, by the shell's server and by the page.
 */
import { INTEGRITY, type Integrity } from '#federation/integrity-form.ts'
import type { Digest, Pointer, RecordHead } from '#federation/proofs.ts'
import { canonicalJson } from './canonical-json.ts'

/** A manifest as far as its digest is concerned. It may have more fields. */
type Manifest = {
  entry: string
  files: Record<string, Integrity>
  preload: { contract: string[]; pages: Record<string, string[]> }
  [other: string]: unknown
}

/** The fields that a page needs nothing of. */
const LATER_FIELDS = ['shared', 'operations'] as const

/**
 * Divides a manifest into what a page needs to show any of the remote's pages, and the rest. A page gets the head and the
 * digest of the rest, from which it computes the digest of the whole.
 */
export function divideManifest(manifest: Manifest): { head: Manifest; later: object } {
  const { entry, files, preload, ...other } = manifest
  const first = new Set([entry, ...preload.contract, ...Object.values(preload.pages).flat()])
  // A file without a proper hash is in the head in any case: the page refuses the whole release because of it.
  const isFirst = ([file, hash]: [string, string]) => first.has(file) || !INTEGRITY.test(hash)
  const all = Object.entries(files)
  const later: Record<string, unknown> = { files: Object.fromEntries(all.filter((each) => !isFirst(each))) }
  for (const field of LATER_FIELDS) {
    if (field in other) later[field] = other[field]
    delete other[field]
  }
  return { head: { ...other, entry, preload, files: Object.fromEntries(all.filter(isFirst)) }, later }
}

/** The digest of a release, from the head of its manifest and the digest of the rest. It names the release's content. */
export const digestOfHead = (head: object, rest: Digest): Promise<Digest> => digestOf({ head, rest })

/** The digest of a release, from its whole manifest. */
export async function digestOfManifest(manifest: object): Promise<Digest> {
  const { head, later } = divideManifest(manifest as Manifest)
  return digestOfHead(head, await digestOf(later))
}

/** The digest of any value. */
export async function digestOf(value: unknown): Promise<Digest> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(value)))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}

/** What a team signs of a build: that this content is this version of its remote. */
export const releaseStatement = (remote: string, version: string, digest: Digest): string =>
  canonicalJson({ type: 'protracker-release/1', remote, version, digest })

/**
 * What is signed with every edit of a remote's record: what its visitors get in an environment from now on. The sequence
 * grows with each edit, so an older statement is known as one.
 */
export const recordStatement = (environment: string, remote: string, head: RecordHead): string => {
  const { sequence, disabled, active, canary, rest } = head
  return canonicalJson({
    type: 'protracker-record/1',
    environment,
    remote,
    sequence,
    disabled,
    active: active && pointerOf(active),
    canary: canary && { ...pointerOf(canary), share: canary.share },
    rest,
  })
}

const pointerOf = ({ version, baseUrl, digest }: Pointer): Pointer => ({ version, baseUrl, digest })

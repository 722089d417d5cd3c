/** Reads the contacts that have a key in common with a contact or a draft, and compares them. */
import type { ClientSession, Document } from 'mongodb'
import type { Types } from 'mongoose'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { type Matchable, matchKeys } from '#entities/contacts/on-save/match-words.ts'
import { type Likeness, likeness, prepare } from './likeness.ts'
import { MOST_SHARED } from './pairs-among.ts'

/** What two contacts are compared by. */
export const COMPARED = {
  first_name: 1,
  last_name: 1,
  company: 1,
  emails: 1,
  phones: 1,
  address: 1,
  birthday: 1,
  external_id: 1,
  match_keys: 1,
} as const

export type Candidate = Likeness & { id: Types.ObjectId }

type Asked = {
  contact: Matchable
  /** Which contacts are compared: the account, or the viewer's scope. */
  among: Document
  least: number
  session?: ClientSession | undefined
}

/** The contacts with at least the score `least`, the most alike first. */
export async function findCandidates({ contact, among, least, session }: Asked): Promise<Candidate[]> {
  const prepared = await prepare(contact)
  const keys = await matchKeys(contact, prepared.phones)
  if (keys.length === 0) return []
  const found: Candidate[] = []
  for (const one of await withKeys(keys, among, session)) {
    const alike = likeness(prepared, await prepare(one))
    if (alike.score >= least) found.push({ id: one._id, ...alike })
  }
  return found.toSorted((a, b) => b.score - a.score || String(a.id).localeCompare(String(b.id)))
}

async function withKeys(keys: readonly string[], among: Document, session?: ClientSession): Promise<StoredContact[]> {
  const telling = await tellingKeys(keys, among)
  if (telling.length === 0) return []
  return ContactModel.collection
    .find<StoredContact>(
      { $and: [{ match_keys: { $in: telling }, merged_into: null }, among] },
      { projection: COMPARED, hint: BY_KEYS, ...(session && { session }) },
    )
    .toArray()
}

/**
 * The keys that few contacts share; one that many share says nothing. Where all contacts of an account are compared, the
 * index alone counts, so those that were merged count too. Outside of any transaction: one more or less changes nothing.
 */
async function tellingKeys(keys: readonly string[], among: Document): Promise<string[]> {
  const { merged_into: _merged, _id: _itself, ...scope } = among
  const holders = await Promise.all(
    keys.map((key) =>
      ContactModel.collection.countDocuments({ ...scope, match_keys: key }, { limit: MOST_SHARED + 1, hint: BY_KEYS }),
    ),
  )
  return keys.filter((_, i) => (holders[i] ?? 0) <= MOST_SHARED)
}

export const BY_KEYS = { account: 1, match_keys: 1 } as const

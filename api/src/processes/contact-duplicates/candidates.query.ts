/** Reads the contacts that have a key in common with a contact or a draft, and compares them. */
import type { ClientSession, Document } from 'mongodb'
import type { Types } from 'mongoose'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { type Matchable, matchKeys } from '#entities/contacts/match-words.ts'
import { type Likeness, likeness, prepare } from './likeness.ts'
import { MOST_SHARED } from './pairs-among.ts'

/** Up to this many contacts are read in one query. Beyond, a key that many share is among them. */
const MOST_READ = 200

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
  const keys = await matchKeys(contact)
  if (keys.length === 0) return []
  const prepared = await prepare(contact)
  const found: Candidate[] = []
  for (const one of await withKeys(keys, among, session)) {
    const alike = likeness(prepared, await prepare(one))
    if (alike.score >= least) found.push({ id: one._id, ...alike })
  }
  return found.toSorted((a, b) => b.score - a.score || String(a.id).localeCompare(String(b.id)))
}

async function withKeys(keys: string[], among: Document, session?: ClientSession): Promise<StoredContact[]> {
  const having = (some: Document) => ({ $and: [{ match_keys: some, merged_into: null }, among] })
  const read = (some: Document, most: number) =>
    ContactModel.collection
      .find<StoredContact>(having(some), { projection: COMPARED, hint: BY_KEYS, ...(session && { session }) })
      .limit(most)
      .toArray()
  const all = await read({ $in: keys }, MOST_READ + 1)
  if (all.length <= MOST_READ) return withoutCrowds(keys, all)
  const found = new Map<string, StoredContact>()
  for (const key of keys) {
    const holders = await read({ $eq: key }, MOST_SHARED + 1)
    if (holders.length <= MOST_SHARED) for (const one of holders) found.set(String(one._id), one)
  }
  return [...found.values()]
}

/** A key that many contacts share says nothing. */
function withoutCrowds(keys: readonly string[], all: readonly StoredContact[]): StoredContact[] {
  const telling = keys.filter((key) => all.filter(({ match_keys }) => match_keys.includes(key)).length <= MOST_SHARED)
  return all.filter(({ match_keys }) => telling.some((key) => match_keys.includes(key)))
}

export const BY_KEYS = { account: 1, match_keys: 1 } as const

/** Finds the contacts that many drafts may be, with few queries: for an import. */
import type { ClientSession, Document } from 'mongodb'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { BY_KEYS, type Candidate, COMPARED, findCandidates } from './candidates.query.ts'
import { type Likeness, likeness, type Prepared, prepare } from './likeness.ts'
import type { Matchable } from '#entities/contacts/on-save/match-words.ts'
import { MOST_SHARED } from './pairs-among.ts'

/** A contact that isn't stored yet, with its keys. */
export type Draft = { contact: Matchable; keys: readonly string[]; prepared: Prepared }

/** A contact that a draft may be, and what tells who may see it. */
export type FoundContact = Likeness &
  Pick<StoredContact, '_id' | 'first_name' | 'last_name' | 'company' | 'owner' | 'shared_with' | 'external_id'>

type Asked = { among: Document; least: number; session?: ClientSession | undefined }

/** Beyond this many contacts that share a key with a draft, each draft asks for its own. */
const MOST_READ = 5000

const READ = { ...COMPARED, owner: 1, shared_with: 1 } as const

/** For each draft, the contacts with at least the score `least`, the most alike first. */
export async function candidatesOfMany(
  drafts: readonly Draft[],
  { among, least, session }: Asked,
): Promise<FoundContact[][]> {
  const keys = [...new Set(drafts.flatMap((one) => one.keys))]
  if (keys.length === 0) return drafts.map(() => [])
  const filter = { $and: [{ match_keys: { $in: keys }, merged_into: null }, among] }
  const found = await ContactModel.collection
    .find<StoredContact>(filter, { projection: READ, hint: BY_KEYS, ...(session && { session }) })
    .limit(MOST_READ + 1)
    .toArray()
  if (found.length > MOST_READ) return oneByOne(drafts, { among, least, session })
  const holders = new Map<string, StoredContact[]>()
  for (const contact of found) {
    for (const key of contact.match_keys) {
      const all = holders.get(key)
      if (all) all.push(contact)
      else holders.set(key, [contact])
    }
  }
  const prepared = new Map<StoredContact, Prepared>()
  const preparedOf = async (contact: StoredContact) => {
    const one = prepared.get(contact) ?? (await prepare(contact))
    prepared.set(contact, one)
    return one
  }
  const results: FoundContact[][] = []
  for (const draft of drafts) {
    // A key that many contacts share says nothing.
    const telling = draft.keys.map((key) => holders.get(key) ?? []).filter((all) => all.length <= MOST_SHARED)
    const alike: FoundContact[] = []
    for (const contact of new Set(telling.flat())) {
      const how = likeness(draft.prepared, await preparedOf(contact))
      if (how.score >= least) alike.push({ ...contact, ...how })
    }
    results.push(alike.toSorted((a, b) => b.score - a.score || String(a._id).localeCompare(String(b._id))))
  }
  return results
}

async function oneByOne(drafts: readonly Draft[], asked: Asked): Promise<FoundContact[][]> {
  const all: Candidate[][] = []
  for (const { contact } of drafts) all.push(await findCandidates({ contact, ...asked }))
  const ids = all.flat().map(({ id }) => id)
  const stored = await ContactModel.collection
    .find<StoredContact>({ _id: { $in: ids } }, { projection: READ, ...(asked.session && { session: asked.session }) })
    .toArray()
  const byId = new Map(stored.map((contact) => [String(contact._id), contact]))
  return all.map((some) =>
    some.flatMap(({ id, score, reasons }) => {
      const contact = byId.get(String(id))
      return contact ? [{ ...contact, score, reasons }] : []
    }),
  )
}

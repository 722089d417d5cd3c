/** Contacts that an earlier version stored have no keys to be found by as duplicates, and no pairs. */
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { matchKeys } from '#entities/contacts/on-save/match-words.ts'
import { refreshPairs } from './refresh-pairs.command.ts'

/** Gives every contact its keys, and then compares those that got them. Idempotent. Returns false if `signal` stopped it early. */
export async function compareStored(signal: AbortSignal): Promise<boolean> {
  const { collection } = ContactModel
  const contacts = collection.find<StoredContact>({ merged_into: null }).sort({ _id: 1 })
  for await (const contact of contacts) {
    if (signal.aborted) return false
    const { _id, updated_at } = contact
    const keys = await matchKeys(contact)
    if (keys.join('\n') === contact.match_keys.join('\n')) continue
    // If it has changed meanwhile, saving gave it its keys.
    await collection.updateOne({ _id, updated_at }, { $set: { match_keys: keys } })
    // Compared with those before it. Those after it will be compared with it.
    await refreshPairs({}, contact)
  }
  return true
}

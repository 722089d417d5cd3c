/** Gives stored records the search tokens that they would get today: those of an earlier version have fewer. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { ContactModel, contactTokens, type StoredContact } from '#entities/contacts/contact.model.ts'
import { DealModel, dealTokens, type StoredDeal } from '#entities/deals/deal.model.ts'
import { type StoredTask, TaskModel, taskTokens } from '#entities/tasks/task.model.ts'
import type { Collected } from '#platform/reads/presenter.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'

const BATCH = 1000

/**
 * Recomputes the search tokens of each deal, contact and task, and learns their words. Idempotent. Returns false if
 * `signal` stopped it early.
 */
export async function renewSearchTokens(signal: AbortSignal): Promise<boolean> {
  const deal = ['name', 'address', 'mls_number', 'client_names']
  await renew(DealModel, (one) => dealTokens(one as StoredDeal), deal, signal)
  const contact = ['first_name', 'last_name', 'company', 'emails', 'phones']
  await renew(ContactModel, (one) => contactTokens(one as StoredContact), contact, signal)
  await renew(TaskModel, (one) => taskTokens(one as StoredTask), ['title', 'deal_name'], signal)
  return !signal.aborted
}

async function renew(
  { collection }: Collected,
  wordsOf: (record: Document) => string[],
  fields: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const projection = Object.fromEntries([...fields, 'account', 'search'].map((field) => [field, 1]))
  let writes: { updateOne: { filter: Document; update: Document } }[] = []
  const write = async () => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false })
    writes = []
  }
  type Stored = { _id: Types.ObjectId; account: Types.ObjectId; search: string[] }
  for await (const record of collection.find<Stored>({}, { projection })) {
    if (signal.aborted) return
    const search = wordsOf(record)
    if (search.join('\n') === record.search.join('\n')) continue
    await learnWords(record.account, search)
    // If the record has changed in the meantime, it is already up to date.
    const filter = { _id: record._id, search: record.search }
    writes.push({ updateOne: { filter, update: { $set: { search } } } })
    if (writes.length === BATCH) await write()
  }
  await write()
}

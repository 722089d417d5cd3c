/** Finds the lost leads that no one has had to do with for a time. */
import { trusted, type Types } from 'mongoose'
import { ContactStatus, Progress } from 'openapi/codes'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { NoteModel } from '#entities/notes/note.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { pseudonymOf } from '#processes/personal-data/pseudonym.ts'

type Lead = Pick<StoredContact, '_id' | 'first_name' | 'last_touch_at'>

const BATCH = 1000

/** The instant that is this many months before `at`. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

/**
 * The contacts with the status Lost that are on no deal or contract, have no open task, and were neither changed nor
 * contacted since `before`, nor heard from. Without those that are erased already.
 */
export async function* lostLeads(account: Types.ObjectId, before: Date): AsyncGenerator<Types.ObjectId> {
  const old = { account, status: ContactStatus.Lost, merged_into: null, updated_at: trusted({ $lt: before }) }
  const found = ContactModel.find(old, { first_name: 1, last_touch_at: 1 }).lean<Lead[]>().cursor({ batchSize: BATCH })
  let batch: Types.ObjectId[] = []
  for await (const lead of found as AsyncIterable<Lead>) {
    const isTouched = lead.last_touch_at && lead.last_touch_at >= before
    if (isTouched || lead.first_name === pseudonymOf('contact', lead._id)) continue
    batch.push(lead._id)
    if (batch.length < BATCH) continue
    yield* await free(batch, before)
    batch = []
  }
  yield* await free(batch, before)
}

/** Those that nothing needs. */
async function free(leads: readonly Types.ObjectId[], before: Date): Promise<Types.ObjectId[]> {
  if (leads.length === 0) return []
  const among = { $in: [...leads] }
  const ofParties = { 'parties.contact': among }
  const open = { contact: among, progress: { $ne: Progress.COMPLETE } }
  const needed = await Promise.all([
    DealModel.collection.distinct('parties.contact', ofParties),
    DealContractModel.collection.distinct('parties.contact', ofParties),
    TaskModel.collection.distinct('contact', open),
    ActivityModel.collection.distinct('contact', { contact: among, deleted_at: null, at: { $gte: before } }),
    NoteModel.collection.distinct('contact', { contact: among, deleted_at: null, created_at: { $gte: before } }),
  ])
  const kept = new Set(needed.flat().map(String))
  return leads.filter((lead) => !kept.has(String(lead)))
}

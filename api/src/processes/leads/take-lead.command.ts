/** Takes a lead in: stores the inquiry with its contact, whom it finds or creates, and tells the owner. */
import type { Types } from 'mongoose'
import { ContactStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { contactGiven } from '#entities/contacts/contact-hooks.ts'
import { followStatus } from '#entities/contacts/contact-status.ts'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { type InquiryDocument, InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { NewRecord } from '#platform/records/record.ts'
import type { StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { notifyInquiry } from './notify-inquiry.command.ts'
import { ownerOfLeads } from './owner-of-leads.query.ts'

/** What an inquiry says, without what follows from its source and its contact. */
export type Asked = Omit<NewRecord<StoredInquiry>, 'account' | 'contact' | 'lead_source' | 'kind' | 'made_contact'> & {
  person: { first_name: string; last_name: string; company: string; emails: string[]; phones: string[] }
  asked_at: Date
}

export type Taken = { contact: ContactDocument; isNew: boolean; inquiry: InquiryDocument }

/** Someone who asks again is found in these ways. */
export type Finder = (change: Change) => Promise<ContactDocument | null>

/** Someone who asked again after this waits for an answer. */
const ENDED: readonly number[] = [ContactStatus.Closed, ContactStatus.Lost]

/**
 * Stores the inquiry. A contact who is already there stays as they are, but for a follow-up today if they were closed or
 * lost, and for the external id if they had none.
 */
export async function takeLead(
  change: Change,
  source: StoredLeadSource,
  { asked, external_id = null, find }: { asked: Asked; external_id?: string | null; find: Finder },
): Promise<Taken> {
  const known = await find(change)
  const contact = known ?? (await addContact(change, source, { ...asked.person, external_id }))
  if (known) await askAgain(change, known, external_id)
  const { account, _id: lead_source, kind } = source
  const inquiry = new InquiryModel({ ...asked, account, lead_source, kind, contact: contact._id, made_contact: !known })
  await change.save(inquiry, { stream: contact._id })
  await notifyInquiry(change, { contact, source, isNew: !known })
  // After the notice: who is told of the inquiry need not be told that the contact is theirs.
  if (!known) await contactGiven.run(change, contact)
  return { contact, isNew: !known, inquiry }
}

type NewContact = Asked['person'] & { external_id: string | null }

async function addContact(change: Change, source: StoredLeadSource, person: NewContact): Promise<ContactDocument> {
  const owner = await ownerOfLeads(source, change.session)
  const contact = new ContactModel({ ...person, owner, source: source.source, account: source.account })
  followStatus(contact, change.at)
  await change.save(contact, { cause: source.name })
  return contact
}

async function askAgain(change: Change, contact: ContactDocument, external_id: string | null): Promise<void> {
  contact.external_id ??= external_id
  if (ENDED.includes(contact.status)) await followUpToday(change, contact)
  await saveContact(change, contact)
}

async function followUpToday({ session, at }: Change, contact: ContactDocument): Promise<void> {
  const today = await todayOf(contact.account)
  if (!contact.next_follow_up || contact.next_follow_up > today) contact.next_follow_up = today

  async function todayOf(account: Types.ObjectId): Promise<string> {
    const { time_zone } = await AccountModel.findById(account, { time_zone: 1 }, { session }).lean().orFail()
    return todayIn(time_zone, at)
  }
}

/** Takes a lead in: stores the inquiry with its contact, whom it finds or creates, and tells the owner. */
import type { Types } from 'mongoose'
import type { InquiryProperty } from 'openapi'
import { ContactStatus, type LeadLanguage } from 'openapi/codes'
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
import { holdLine } from '#processes/lead-routing/lead-line.ts'
import { assignLead } from '#processes/lead-routing/lead-desk.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { notifyInquiries } from './notify-inquiries.command.ts'

/** What an inquiry says, without what follows from its source and its contact. */
export type Asked = Omit<
  NewRecord<StoredInquiry>,
  'account' | 'contact' | 'lead_source' | 'kind' | 'made_contact' | 'assignment' | 'property' | 'language'
> & {
  person: { first_name: string; last_name: string; company: string; emails: string[]; phones: string[] }
  property: InquiryProperty
  language?: LeadLanguage | null
  asked_at: Date
}

export type Taken = { contact: ContactDocument; isNew: boolean; inquiry: InquiryDocument }

/** Someone who asks again is found in these ways. */
export type Finder = (change: Change) => Promise<ContactDocument | null>

/** Someone who asked again after this waits for an answer. */
const ENDED: readonly number[] = [ContactStatus.Closed, ContactStatus.Lost]

/**
 * Stores the inquiry. Call it in line: see lead-line.ts. A new contact is assigned by the account's rules. A contact who is
 * already there stays as they are, but for a follow-up today if they were closed or lost, and for the external id if they
 * had none.
 */
export async function takeLead(
  change: Change,
  source: StoredLeadSource,
  { asked, external_id = null, find }: { asked: Asked; external_id?: string | null; find: Finder },
): Promise<Taken> {
  const { account, _id: lead_source, kind } = source
  await holdLine(change, account)
  const known = await find(change)
  const { contact, assigned } = known
    ? { contact: known, assigned: null }
    : await addContact(change, source, { asked, external_id })
  if (known) await askAgain(change, known, external_id)
  const assignment = assigned?.assignment ?? null
  const inquiry = new InquiryModel({
    ...asked,
    account,
    lead_source,
    kind,
    contact: contact._id,
    made_contact: !known,
    assignment,
  })
  await change.save(inquiry, { stream: contact._id })
  const { message, property, language = null } = inquiry
  await notifyInquiries(change, [{ contact, assignment, message, property, language }], { source, tellsActor: true })
  // After the notice: who is told of the inquiry need not be told that the contact is theirs.
  if (assigned && !assigned.claim) await contactGiven.run(change, contact)
  return { contact, isNew: !known, inquiry }
}

type NewLead = { asked: Asked; external_id: string | null }

async function addContact(change: Change, source: StoredLeadSource, { asked, external_id }: NewLead) {
  const assigned = await assignLead(change, source, asked)
  const { owner, claim } = assigned
  const { account, source: from } = source
  const price = asked.property.price ?? null
  const contact = new ContactModel({ ...asked.person, price, external_id, account, source: from, owner, claim })
  followStatus(contact, change.at)
  await change.save(contact, { cause: source.name })
  return { contact, assigned }
}

async function askAgain(change: Change, contact: ContactDocument, external_id: string | null): Promise<void> {
  contact.external_id ??= external_id
  await wakeUp(change, contact)
  await saveContact(change, contact)
}

/** Whoever asks again after they were closed or lost is followed up today. The caller saves the contact. */
export async function wakeUp(change: Change, contact: ContactDocument): Promise<void> {
  if (ENDED.includes(contact.status)) await followUpToday(change, contact)
}

async function followUpToday({ session, at }: Change, contact: ContactDocument): Promise<void> {
  const today = await todayOf(contact.account)
  if (!contact.next_follow_up || contact.next_follow_up > today) contact.next_follow_up = today

  async function todayOf(account: Types.ObjectId): Promise<string> {
    const { time_zone } = await AccountModel.findById(account, { time_zone: 1 }, { session }).lean().orFail()
    return todayIn(time_zone, at)
  }
}

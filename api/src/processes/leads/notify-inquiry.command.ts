/** Tells whoever gets a lead, or may claim it, that it came in; and the owner of a contact that they asked again. */
import { NotificationKind } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { contactTitle } from '#entities/contacts/contact.presenter.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'
import type { Assigned } from '#processes/lead-routing/lead-desk.ts'
import { namedWithRest, toldOnce } from '#processes/notices/told-once.ts'

/** `assigned` is null for a contact who was there already. */
type Inquiry = {
  contact: StoredContact
  source: Pick<StoredLeadSource, 'name'>
  assigned: Pick<Assigned, 'told' | 'claim'> | null
  /** Also whoever caused it: a program did that with their access token, and they should know. */
  tellsActor?: boolean
}

/** Each person is told once when the change is done, however many there are. */
export function notifyInquiry(change: Change, inquiry: Inquiry): void {
  for (const user of inquiry.assigned?.told ?? [inquiry.contact.owner]) tellLater(change, user, inquiry)
}

const tellLater = toldOnce<Inquiry>(async (change, user, inquiries) => {
  const [first] = inquiries
  if (!first) return
  await notify(change, {
    to: [user],
    kind: NotificationKind.lead,
    text: textOf(first, inquiries),
    byItself: true,
    tellsActor: first.tellsActor ?? false,
    // Whoever answers first, wins.
    atOnce: inquiries.some(({ assigned }) => assigned !== null),
    subject: namedWithRest(contactTitle(first.contact), inquiries.length - 1),
    contact: first.contact._id,
  })
})

function textOf({ source: { name } }: Inquiry, inquiries: readonly Inquiry[]): string {
  const many = inquiries.length > 1
  if (inquiries.every(({ assigned }) => !assigned)) return `${many ? 'New inquiries' : 'New inquiry'} from ${name}`
  const lead = many ? `${inquiries.length} new leads` : 'New lead'
  return `${lead}${inquiries.every(({ assigned }) => assigned?.claim) ? ' to claim' : ''} from ${name}`
}

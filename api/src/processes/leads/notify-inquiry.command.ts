/** Tells whoever gets a lead, or may claim it, that it came in; and the owner of a contact that they asked again. */
import { NotificationKind } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { contactTitle } from '#entities/contacts/contact.presenter.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'
import type { Assigned } from '#processes/lead-routing/assign-lead.command.ts'

/** `assigned` is null for a contact who was there already. */
type Inquiry = {
  contact: StoredContact
  source: Pick<StoredLeadSource, 'name'>
  assigned: Pick<Assigned, 'told' | 'claim'> | null
}

/** Also whoever's access token sent it in: a program did that, and they should know. */
export async function notifyInquiry(change: Change, { contact, source, assigned }: Inquiry): Promise<void> {
  await notify(change, {
    to: assigned?.told ?? [contact.owner],
    kind: NotificationKind.lead,
    text: textOf(source.name, assigned),
    byItself: true,
    tellsActor: true,
    // Whoever answers first, wins.
    atOnce: assigned !== null,
    subject: contactTitle(contact),
    contact: contact._id,
  })
}

const textOf = (source: string, assigned: Pick<Assigned, 'claim'> | null): string => {
  if (!assigned) return `New inquiry from ${source}`
  return assigned.claim ? `New lead to claim from ${source}` : `New lead from ${source}`
}

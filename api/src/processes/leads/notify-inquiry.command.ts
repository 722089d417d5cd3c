/** Tells the owner of a contact that they asked something. */
import { NotificationKind } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'

type Inquiry = { contact: StoredContact; source: Pick<StoredLeadSource, 'name'>; isNew: boolean }

/** Also whoever's access token sent it in: a program did that, and they should know. */
export async function notifyInquiry(change: Change, { contact, source, isNew }: Inquiry): Promise<void> {
  await notify(change, {
    to: [contact.owner],
    kind: NotificationKind.lead,
    text: isNew ? `New lead from ${source.name}` : `New inquiry from ${source.name}`,
    byItself: true,
    tellsActor: true,
    subject: contactName(contact),
    contact: contact._id,
  })
}

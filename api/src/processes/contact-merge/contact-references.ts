/**
 * The one list of what refers to contacts, and what merging does with each. A test fails for a field of any model that
 * refers to contacts and is missing here.
 */
import type { Collection } from 'mongoose'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { AppointmentModel } from '#entities/appointments/appointment.model.ts'
import { EmailBlockModel } from '#entities/email-blocks/email-block.model.ts'
import { FileModel } from '#entities/files/file.model.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { NoteModel } from '#entities/notes/note.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { PlanMailModel } from '#entities/plan-emails/plan-mail.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'

/** Records that belong to one contact: their `contact` is set to the other one. */
export type Reference = {
  name:
    | 'activity'
    | 'appointment'
    | 'email_block'
    | 'file'
    | 'inquiry'
    | 'note'
    | 'notification'
    | 'plan_mail'
    | 'portal'
  model: { readonly collection: Collection }
  /** Whether its records have versions. */
  isRecorded: boolean
  /** What a record is called, if it was edited after the merge. */
  title: (record: Record<string, unknown>) => string
}

const text = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value ? value.slice(0, 200) : otherwise

export const REFERENCES: readonly Reference[] = [
  { name: 'activity', model: ActivityModel, isRecorded: true, title: (one) => text(one.text, 'Activity') },
  { name: 'appointment', model: AppointmentModel, isRecorded: true, title: (one) => text(one.title, 'Appointment') },
  // Whoever has opted out stays so, whichever of the two is kept.
  { name: 'email_block', model: EmailBlockModel, isRecorded: true, title: () => 'Email opt-out' },
  { name: 'file', model: FileModel, isRecorded: true, title: (one) => text(one.name, 'File') },
  { name: 'inquiry', model: InquiryModel, isRecorded: true, title: () => 'Inquiry' },
  { name: 'note', model: NoteModel, isRecorded: true, title: (one) => text(one.text, 'Note') },
  { name: 'notification', model: NotificationModel, isRecorded: false, title: () => 'Notification' },
  { name: 'plan_mail', model: PlanMailModel, isRecorded: false, title: () => 'Plan email' },
  // Before deals are saved: access follows the parties of the deal.
  { name: 'portal', model: PortalModel, isRecorded: true, title: () => 'Client access' },
]

/** Every place where contacts are referred to, by model and path, and what becomes of it. */
export const PLACES_OF_CONTACTS: { readonly [place: string]: string } = {
  'Activity.contact': 'Moved by REFERENCES.',
  'Appointment.contact': 'Moved by REFERENCES.',
  'EmailBlock.contact': 'Moved by REFERENCES.',
  'File.contact': 'Moved by REFERENCES.',
  'Inquiry.contact': 'Moved by REFERENCES.',
  'Note.contact': 'Moved by REFERENCES.',
  'Notification.contact': 'Moved by REFERENCES.',
  'PlanMail.contact': 'Moved by REFERENCES.',
  'PlanEnrollment.contact': 'Moved a moment later by take-trigger.command.ts, since no one is in a plan twice.',
  'PlanTrigger.contact': 'Says what happened to whom; taken within moments.',
  'Portal.contact': 'Moved by REFERENCES.',
  'Task.contact': 'Moved by move-tasks.command.ts, since who sees a task may follow.',
  'Deal.parties.contact': 'Moved by move-deals.command.ts: names, access and shared contacts follow.',
  'DealContract.parties.contact': 'Moved by move-deals.command.ts.',
  'DealContract.offered.parties.contact': 'Moved by move-deals.command.ts.',
  'Relationship.contact': 'Moved by move-relationships.command.ts, since two may become one.',
  'Relationship.other': 'Moved by move-relationships.command.ts, since two may become one.',
  'ContactPair.one': 'Pairs are compared anew when a contact is merged.',
  'ContactPair.other': 'Pairs are compared anew when a contact is merged.',
  'Contact.merged_into': 'The chain of merges stays, so that each can be undone.',
  'ContactMerge.kept': 'The chain of merges stays, so that each can be undone.',
  'ContactMerge.merged': 'The chain of merges stays, so that each can be undone.',
  'DeletedContact.contact': 'A deleted contact can’t be merged.',
  'ImportRows.contacts': 'Only read while an import runs; a row that is the same as a merged one is new.',
  'SampleData.contacts': 'Says what came with the sample data, merged or not.',
}

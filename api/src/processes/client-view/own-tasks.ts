/** The tasks that wait for the reader of a portal. One that names a contact is for that contact, one without for each client. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { ClientAudience, WaitingOn } from 'openapi/codes'
import { shownTo } from '#entities/client-sides/shown-to.query.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'

export type TaskOwner = { contact: Types.ObjectId; audience: ClientAudience }

/** A filter for them. */
export const ownTasks = (deal: Pick<StoredDeal, '_id' | 'parties'>, { contact, audience }: TaskOwner): Document => ({
  ...shownTo(deal, contact),
  waiting_on: WaitingOn.client,
  contact: audience === ClientAudience.client ? { $in: [null, contact] } : contact,
})

/** Whether a visible task is one of them. */
export const isOwn = ({ waiting_on, contact }: StoredTask, { contact: own, audience }: TaskOwner): boolean =>
  waiting_on === WaitingOn.client && (contact ? contact.equals(own) : audience === ClientAudience.client)

/** Whether mail to people of the brokerage still holds when it leaves. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { ClientMessageState, LeadClaimState, NotificationKind, Progress } from 'openapi/codes'
import { ClientMessageModel } from '#entities/client-messages/client-message.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { LeavingMail, MailChecks } from '#platform/mail/mail-leaving.ts'
import type { NoticeAbout } from '#platform/mail/templates/mail-data.ts'
import { toId } from '#platform/reads/find.ts'

export const noticeChecks: MailChecks = { notice: stillNews, day_ahead: stillWorks }

/** The mail, to where its recipient reads mail now, if they may still see what it is about and it is still so. */
async function stillNews(mail: LeavingMail<'notice'>) {
  const { about } = mail.data
  const viewer = await loadViewer(toId(about.user))
  if (!viewer || viewer.is_client || !(await isSo(viewer, about))) return null
  const user = await UserModel.findById(viewer.id, { email: 1 }).lean().orFail()
  return { to: user.email, data: mail.data }
}

/** The mail about the day, if its recipient still works here. */
async function stillWorks(mail: LeavingMail<'day_ahead'>) {
  const viewer = await loadViewer(toId(mail.data.user))
  return viewer && !viewer.is_client ? mail : null
}

async function isSo(viewer: Viewer, { covering, kind, deal, task, contact }: NoticeAbout): Promise<boolean> {
  // A stand-in must still cover: their scope says so.
  const whose = covering ? toId(covering) : viewer.id
  const open = { progress: { $ne: Progress.COMPLETE } }
  const seesTask = (also: Document = {}) => sees(TaskModel, { $and: [taskScope(viewer), idOf(task), also] })
  const seesDeal = (also: Document = {}) => sees(DealModel, { $and: [dealScope(viewer), idOf(deal), also] })
  switch (kind) {
    case NotificationKind.lead:
      return sees(ContactModel, {
        $and: [contactScope(viewer), idOf(contact), { $or: [{ owner: whose }, isFor(whose)] }],
      })
    case NotificationKind.bounced:
      return sees(ContactModel, { $and: [contactScope(viewer), idOf(contact)] })
    case NotificationKind.joined:
      return seesDeal({ 'agents.user': whose })
    case NotificationKind.storm:
      return seesDeal({ 'risk.level': 'storm' })
    case NotificationKind.client_message:
      return (await seesDeal()) && sees(ClientMessageModel, { deal: idOf(deal)._id, state: ClientMessageState.waiting })
    case NotificationKind.commission:
      return seesDeal()
    case NotificationKind.assigned:
      return seesTask({ ...open, assignee: whose })
    case NotificationKind.key_date:
    case NotificationKind.erasure:
    case NotificationKind.client_reopened:
      return seesTask(open)
    case NotificationKind.covering:
    case NotificationKind.replied:
      // They have emails of their own.
      return true
    case NotificationKind.client_done:
      return seesTask({ progress: Progress.COMPLETE })
    case NotificationKind.mentioned:
    case NotificationKind.rescheduled:
    case NotificationKind.reminder:
      return task ? seesTask() : seesDeal()
  }
}

/** A lead that they may claim. Their scope says whether they may claim from the pond. */
const isFor = (user: Types.ObjectId): Document => ({
  $or: [{ 'claim.state': LeadClaimState.offered, 'claim.to': user }, { 'claim.state': LeadClaimState.pond }],
})

const idOf = (id: string | null): Document => ({ _id: id === null ? null : toId(id) })

async function sees(
  { collection }: { collection: { findOne: (filter: Document, options: Document) => Promise<unknown> } },
  filter: Document,
): Promise<boolean> {
  return (await collection.findOne(filter, { projection: { _id: 1 } })) !== null
}

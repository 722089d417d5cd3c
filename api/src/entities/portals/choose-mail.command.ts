/** When a client gets emails about a deal. The agent and the client can both choose. */
import type { PortalNotify } from 'openapi'
import type { Change } from '#platform/events/change.ts'
import { type PortalDocument, PortalModel } from './portal.model.ts'

/** The weekly email starts now; it does not cover what happened before. */
export async function chooseMail(change: Change, portal: PortalDocument, notify: PortalNotify): Promise<void> {
  if (portal.notify === notify) return
  portal.notify = notify
  await change.save(portal, { op: 'choose_mail', stream: portal.deal })
  // No one sees how far the emails have got, so the version stays.
  const told = { $set: { told_until: change.at, told_week: null } }
  await PortalModel.updateOne({ _id: portal._id }, told, { session: change.session, timestamps: false })
}

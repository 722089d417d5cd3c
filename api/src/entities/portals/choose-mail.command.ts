/** When a client gets mail about a deal: the agent chooses, and the client themselves. */
import type { PortalNotify } from 'openapi'
import type { Change } from '#platform/events/change.ts'
import { type PortalDocument, PortalModel } from './portal.model.ts'

/** The weekly mail begins now: what happened before is not told again. */
export async function chooseMail(change: Change, portal: PortalDocument, notify: PortalNotify): Promise<void> {
  if (portal.notify === notify) return
  portal.notify = notify
  await change.save(portal, { op: 'choose_mail', stream: portal.deal })
  // Neither a change of the portal nor an event.
  const told = { $set: { told_until: change.at, told_week: null } }
  await PortalModel.updateOne({ _id: portal._id }, told, { session: change.session, timestamps: false })
}

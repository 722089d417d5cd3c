/** Whether mail to clients still holds when it leaves: their access, their choice, and what it tells. */
import type { Types } from 'mongoose'
import { DealStatus, PortalNotify, Progress } from 'openapi/codes'
import { shownTo } from '#entities/client-sides/shown-to.query.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { findClientAddress } from '#entities/portals/client-address.query.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import { openPortals } from '#entities/portals/portal.policy.ts'
import type { LeavingMail, MailChecks } from '#platform/mail/mail-leaving.ts'
import type { Template } from '#platform/mail/templates/mail-data.ts'
import { stepsOf } from './milestone-steps.ts'

/** The checks of all mail about a shared deal. */
export const clientMailChecks: MailChecks = {
  deal_shared: ifShared,
  deal_link: ifShared,
  deal_digest: ifWeekly,
  milestone_reached: reachedNow,
  client_message: ifTold,
}

type Now<T extends Template> = Promise<Pick<LeavingMail<T>, 'to' | 'data'> | null>

/** The mail, if the portal that it opens still lets the client in. */
async function ifShared<T extends 'deal_shared' | 'deal_link'>(mail: LeavingMail<T>, at: Date): Now<T> {
  return !mail.portal || (await findOpen(mail.portal, at)) ? mail : null
}

/** The weekly mail, if the client still wants it, to where they read mail now. */
async function ifWeekly(mail: LeavingMail<'deal_digest'>, at: Date): Now<'deal_digest'> {
  if (!mail.portal) return mail
  const portal = await findOpen(mail.portal, at, { notify: PortalNotify.weekly, 'sections.changes': true })
  const client = portal && (await findClientAddress(portal))
  return client && { to: client.to, data: mail.data }
}

/** Bad news, if the client still wants mail, to where they read it now. */
async function ifTold(mail: LeavingMail<'client_message'>, at: Date): Now<'client_message'> {
  const portal = mail.portal && (await findOpen(mail.portal, at, { notify: { $ne: PortalNotify.none } }))
  const client = portal && (await findClientAddress(portal))
  return client && { to: client.to, data: mail.data }
}

/** The mail with the steps as they are now, to where the client reads mail now. */
async function reachedNow(mail: LeavingMail<'milestone_reached'>, at: Date): Now<'milestone_reached'> {
  if (!mail.portal) return mail
  const portal = await findOpen(mail.portal, at, { notify: PortalNotify.milestone, 'sections.milestones': true })
  const deal = portal && (await DealModel.findOne({ _id: portal.deal, archived_at: null }).lean<StoredDeal>())
  const shown = deal && (await MilestoneModel.find(shownTo(deal, portal.contact)).sort({ order: 1 }).lean())
  const reached = shown?.find(({ _id }) => mail.about?.equals(_id))
  if (!deal || isOff(deal) || reached?.progress !== Progress.COMPLETE) return null
  const client = await findClientAddress(portal)
  if (!client) return null
  const told = {
    ...client.facts,
    deal_name: deal.name,
    milestone: reached.name,
    ...stepsOf(shown ?? [], { reached, status: deal.status }),
  }
  return { to: client.to, data: told }
}

/** Whether nothing comes next anymore. Its clients hear of that in the agent's words. */
const isOff = ({ status }: StoredDeal): boolean => status === DealStatus.FellThrough || status === DealStatus.Expired

function findOpen(_id: Types.ObjectId, at: Date, wish: object = {}): Promise<StoredPortal | null> {
  return PortalModel.collection.findOne<StoredPortal>({ _id, ...wish, ...openPortals(at) })
}

/** Emails clients when a milestone is reached. The email is queued in the transaction that completes the milestone. */
import type { Types } from 'mongoose'
import { PortalNotify, Progress } from 'openapi/codes'
import { isShownTo } from '#entities/client-sides/shown-to.query.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { MilestoneDocument } from '#entities/milestones/milestone.model.ts'
import { type ClientAddress, findClientAddress } from '#entities/portals/client-address.query.ts'
import { actorsOf } from '#entities/portals/client-actors.query.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import { openPortals } from '#entities/portals/portal.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { queueMail, withdrawMail } from '#platform/mail/queue-mail.command.ts'
import { stepsOf } from './milestone-steps.ts'

/** A grace period: if the milestone is reopened within it, no email is sent. */
const WAIT_MS = 5 * 60_000

/**
 * Queues an email for the last client-visible milestone that this change completes, and cancels those of milestones that
 * are reopened. A closing completes many at once: one email says how far the deal is. Call it before they are saved.
 */
export async function mailMilestones(
  change: Change,
  deal: StoredDeal,
  milestones: readonly MilestoneDocument[],
): Promise<void> {
  const turned = milestones.filter((one) => one.client_visible && one.isModified('progress'))
  const isReached = ({ progress }: MilestoneDocument) => progress === Progress.COMPLETE
  for (const one of turned.filter((other) => !isReached(other) && !other.isNew)) await withdrawMail(change, one._id)
  const reached = turned.filter(isReached)
  if (reached.length === 0 || deal.archived_at) return
  const inOrder = milestones.toSorted((a, b) => a.order - b.order)
  const told = new Set<string>()
  for (const portal of await toldPortals(change, deal)) {
    const isShown = (one: MilestoneDocument) => isShownTo(one, deal, portal.contact)
    const shown = inOrder.filter(isShown)
    const latest = shown.findLast((one) => reached.includes(one))
    const client = latest ? await findClientAddress(portal, change.session) : null
    if (!latest || !client || told.has(client.to)) continue
    told.add(client.to)
    await mailClient(change, { ...client, portal: portal._id }, deal, { reached: latest, shown })
  }
}

/**
 * The open portals whose clients want these emails, sign-ins before links. Excludes clients who made the change
 * themselves.
 */
async function toldPortals({ session, at, actor }: Change, deal: StoredDeal): Promise<StoredPortal[]> {
  const wanted = { deal: deal._id, notify: PortalNotify.milestone, 'sections.milestones': true, ...openPortals(at) }
  const portals = await PortalModel.collection.find<StoredPortal>(wanted, { session }).sort({ mode: 1 }).toArray()
  return portals.filter((portal) => !actorsOf(portal).some((id) => actor.id?.equals(id)))
}

type Steps = { reached: MilestoneDocument; shown: readonly MilestoneDocument[] }

async function mailClient(
  change: Change,
  client: ClientAddress & { portal: Types.ObjectId },
  deal: StoredDeal,
  { reached, shown }: Steps,
): Promise<void> {
  const data = { ...client.facts, deal_name: deal.name, milestone: reached.name, ...stepsOf(shown) }
  const mail = { to: client.to, template: 'milestone_reached', data } as const
  await queueMail(change, mail, { about: reached._id, portal: client.portal, ms: WAIT_MS })
}

/** Emails clients when a milestone is reached. The email is queued in the transaction that completes the milestone. */
import { PortalNotify, Progress } from 'openapi/codes'
import { isShownTo } from '#entities/client-sides/shown-to.query.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { MilestoneDocument } from '#entities/milestones/milestone.model.ts'
import { type ClientAddress, findClientAddresses } from '#entities/portals/client-address.query.ts'
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
  const steps = new Map<StoredPortal, Steps>()
  for (const portal of await toldPortals(change, deal)) {
    const shown = inOrder.filter((one) => isShownTo(one, deal, portal.contact))
    const latest = shown.findLast((one) => reached.includes(one))
    if (latest) steps.set(portal, { reached: latest, shown })
  }
  for (const client of await findClientAddresses([...steps.keys()], change.session)) {
    const toTell = steps.get(client.portal)
    if (toTell) await mailClient(change, client, deal, toTell)
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

/** What a client sees of the milestones, and the last one of them that was reached now. */
type Steps = { reached: MilestoneDocument; shown: readonly MilestoneDocument[] }

async function mailClient(
  change: Change,
  { to, facts, portal }: ClientAddress & { portal: StoredPortal },
  deal: StoredDeal,
  { reached, shown }: Steps,
): Promise<void> {
  const data = {
    ...facts,
    deal_name: deal.name,
    milestone: reached.name,
    ...stepsOf(shown, { reached, status: deal.status }),
  }
  const mail = { to, template: 'milestone_reached', data } as const
  await queueMail(change, mail, { about: reached._id, portal: portal._id, ms: WAIT_MS })
}

/**
 * The weekly email to clients: what happened to their deal since the last one, in the same words as on their page. It
 * is queued in the transaction that records how far it covers. So none is lost or sent twice, even with several
 * processes.
 */
import type { Types } from 'mongoose'
import { PortalNotify } from 'openapi/codes'
import type { Logger } from 'pino'
import { AccountModel, type StoredAccount } from '#entities/accounts/account.model.ts'
import { shownTo } from '#entities/client-sides/shown-to.query.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { FileModel } from '#entities/files/file.model.ts'
import { filesOfPortal } from '#entities/files/file.policy.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { findClientAddress } from '#entities/portals/client-address.query.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import { isOpenPortal, openPortals } from '#entities/portals/portal.policy.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { type Change, change } from '#platform/events/change.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import { readChanges } from '#processes/client-view/client-changes.presenter.ts'
import { progressOf } from '#processes/client-view/client-deal.presenter.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { dayText } from '#rules/calendar/day-text.ts'
import { digestWeek, latestWeek } from './digest-week.ts'

/** Writes in progress may still carry an earlier timestamp. No transaction lives longer than this. */
const SETTLED_MS = 2 * 60_000
const BATCH = 200

type Stale = Pick<StoredPortal, '_id' | 'account' | 'told_until' | 'told_week' | 'created_at'>

/** Queues the emails due at `now`. Stops between two if `signal` aborts. Returns the number queued. */
export async function queueDigests(logger: Logger, now = new Date(), signal?: AbortSignal): Promise<number> {
  const until = new Date(now.getTime() - SETTLED_MS)
  let queued = 0
  for await (const portal of stalePortals(until)) {
    if (signal?.aborted) break
    try {
      if (await queueDigest(portal, until)) queued++
    } catch (error) {
      // The others still get theirs. This one is retried on the next run.
      logger.error({ err: error, portal: String(portal._id) }, 'digest not queued yet')
    }
  }
  return queued
}

/** Open portals that may not have had the email of the week of `until`. */
function stalePortals(until: Date) {
  const stale = { $or: [{ told_week: null }, { told_week: { $lt: latestWeek(until) } }] }
  const filter = { $and: [{ notify: PortalNotify.weekly, 'sections.changes': true }, stale, openPortals(until)] }
  const projection = { account: 1, told_until: 1, told_week: 1, created_at: 1 }
  return PortalModel.collection.find<Stale>(filter, { projection, batchSize: BATCH })
}

/** The week covered by the client's last email, in the account's time zone. */
const weekOf = ({ told_until, created_at }: Pick<Stale, 'told_until' | 'created_at'>, { time_zone }: StoredAccount) =>
  digestWeek(told_until ?? created_at, time_zone)

async function queueDigest(stale: Stale, until: Date): Promise<boolean> {
  const account = await AccountModel.findById(stale.account).lean()
  if (!account) return false
  const { _id } = stale
  const week = digestWeek(until, account.time_zone)
  if (weekOf(stale, account) >= week) {
    await noteWeek(stale, weekOf(stale, account))
    return false
  }
  return change({ id: null, account: account._id, requestId: `digest-${String(_id)}` }, async (tx) => {
    const portal = await PortalModel.findById(_id).session(tx.session).lean<StoredPortal>()
    // Another process may have been faster, the client may have unsubscribed, or the portal may have closed.
    if (portal?.notify !== PortalNotify.weekly || !isOpenPortal(portal, until)) return false
    if (weekOf(portal, account) >= week) return false
    await noteTold(tx, _id, { told_until: until, told_week: week })
    return queueDigestMail(tx, portal, account, { since: portal.told_until ?? portal.created_at, until })
  })
}

/** Records the week for a portal that needs no email yet, so that it is skipped until the next week. */
async function noteWeek({ _id, told_until, told_week }: Stale, week: number): Promise<void> {
  if (told_week === week) return
  const asRead = { _id, told_until: told_until ?? null }
  await PortalModel.collection.updateOne(asRead, { $set: { told_week: week } })
}

async function noteTold(
  { session }: Change,
  _id: Types.ObjectId,
  told: Pick<StoredPortal, 'told_until' | 'told_week'>,
): Promise<void> {
  await PortalModel.updateOne({ _id }, { $set: told }, { session, timestamps: false })
}

/** Queues the email, if there are changes and a recipient. */
async function queueDigestMail(
  tx: Change,
  portal: StoredPortal,
  account: StoredAccount,
  { since, until }: { since: Date; until: Date },
): Promise<boolean> {
  const deal = await DealModel.findById(portal.deal, { name: 1, parties: 1 }).session(tx.session).lean()
  if (!deal) return false
  const seen = shownTo(deal, portal.contact)
  const milestones = portal.sections.milestones ? await MilestoneModel.find(seen).session(tx.session).lean() : []
  const tasks = portal.sections.tasks ? await TaskModel.find(seen).session(tx.session).lean() : []
  const shownFiles = filesOfPortal(portal, deal)
  const files = shownFiles ? await FileModel.find(shownFiles).session(tx.session).lean() : []
  const changes = await readChanges(portal, { since, at: until, account, milestones, tasks, files, goodOnly: true })
  const client = changes.length > 0 ? await findClientAddress(portal, tx.session) : null
  if (!client) return false
  const today = todayIn(account.time_zone, until)
  const dayOf = (at: string) => dayText(todayIn(account.time_zone, new Date(at)), today)
  const data = {
    ...client.facts,
    deal_name: deal.name,
    changes: changes.map(({ at, text }): [string, string] => [dayOf(at), text]),
    ...progressOf(milestones),
  }
  await queueMail(tx, { to: client.to, template: 'deal_digest', data }, { portal: portal._id })
  return true
}

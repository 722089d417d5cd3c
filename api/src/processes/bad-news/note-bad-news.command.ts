/**
 * Keeps bad news back for the agent's words: a date that slips, a deal that falls through. It is noted in the transaction of
 * the change, and goes when the change is taken back. A draft is no one's deed, so it has no event; the decision has one.
 */
import { AgentRole, ClientMessageKind, ClientMessageState, DealStatus, PortalNotify } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { type ClientMessageDocument, ClientMessageModel } from '#entities/client-messages/client-message.model.ts'
import type { DealDocument, StoredDeal } from '#entities/deals/deal.model.ts'
import { agentInRole } from '#entities/deals/lead.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { openPortals } from '#entities/portals/portal.policy.ts'
import type { Change } from '#platform/events/change.ts'
import type { DealSave } from '#processes/deal-save/deal-hooks.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { type Slip, slipsOf, slipText } from './slips.ts'

const FELL_THROUGH = 'The deal fell through.'

/** Call when a deal has been saved. */
export async function noteBadNews(change: Change, deal: DealDocument, { before, changed }: DealSave): Promise<void> {
  const isTouched = [...changed].some((path) => path === 'status' || path.startsWith('dates'))
  if (!before || !isTouched) return
  const waiting = await findWaiting(change, deal)
  const isLost = deal.status === DealStatus.FellThrough
  if (isLost) {
    if (before.status !== deal.status) await keep(change, deal, waiting, { kind: ClientMessageKind.fell_through })
    return
  }
  const known =
    waiting?.kind === ClientMessageKind.slip ? waiting.moves.map(({ date, from, to }) => ({ date, from, to })) : []
  // A deal that is reopened has the dates again that its clients have known.
  const isGoingOn = isOpen(before.status) && isOpen(deal.status)
  const moves = isGoingOn ? slipsOf(before.dates, deal.toObject().dates, known) : []
  if (moves.length > 0) await keep(change, deal, waiting, { kind: ClientMessageKind.slip, moves })
  else await waiting?.deleteOne({ session: change.session })
}

const findWaiting = ({ session }: Change, { _id: deal }: StoredDeal) =>
  ClientMessageModel.findOne({ deal, state: ClientMessageState.waiting }).session(session)

type News = { kind: ClientMessageKind; moves?: Slip[] }

async function keep(
  change: Change,
  deal: StoredDeal,
  waiting: ClientMessageDocument | null,
  { kind, moves = [] }: News,
): Promise<void> {
  const { session } = change
  if (!waiting && !(await isShared(change, deal, kind))) return
  const message = waiting ?? new ClientMessageModel({ account: deal.account, deal: deal._id, kind, text: FELL_THROUGH })
  // The words follow the facts: what someone has typed about other days would be wrong.
  message.set({ kind, moves, text: await draftOf(change, moves) })
  await message.save({ session })
  if (!waiting) await askForWords(change, deal)
}

async function draftOf({ session, at, actor }: Change, moves: readonly Slip[]): Promise<string> {
  if (moves.length === 0) return FELL_THROUGH
  const account = await AccountModel.findById(actor.account, { time_zone: 1 }, { session }).lean().orFail()
  return slipText(moves, todayIn(account.time_zone, at))
}

/** Whether any client has access, wants mail, and is shown what has changed. */
async function isShared({ session, at }: Change, { _id: deal }: StoredDeal, kind: ClientMessageKind): Promise<boolean> {
  const shown = kind === ClientMessageKind.slip ? { 'sections.key_dates': true } : {}
  const told = { deal, notify: { $ne: PortalNotify.none }, ...shown, ...openPortals(at) }
  return (await PortalModel.collection.findOne(told, { session, projection: { _id: 1 } })) !== null
}

async function askForWords(change: Change, deal: StoredDeal): Promise<void> {
  const lead = agentInRole(deal, AgentRole.lead)
  const text = 'Review a message to your client'
  if (lead)
    await notify(change, {
      to: [lead],
      kind: 'client_message',
      text,
      byItself: true,
      subject: deal.name,
      deal: deal._id,
    })
}

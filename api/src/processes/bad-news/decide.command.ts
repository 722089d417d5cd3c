/** Sends bad news to the clients of a deal in the agent's words, or drops it. */
import { ClientMessageKind, ClientMessageState, PortalNotify } from 'openapi/codes'
import type { ClientMessageDocument } from '#entities/client-messages/client-message.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { findClientAddresses } from '#entities/portals/client-address.query.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import { openPortals } from '#entities/portals/portal.policy.ts'
import { actorName } from '#entities/actors/actor-names.query.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'

/** @throws 409 if it is decided already, or if no client would get it */
export async function sendMessage(change: Change, message: ClientMessageDocument, text: string): Promise<void> {
  await decide(change, message, { state: ClientMessageState.sent, text })
  if ((await mailClients(change, message)) === 0) {
    throw conflict('No client gets emails about this deal anymore', 'Drop the message instead.')
  }
}

/** @throws 409 if it is decided already */
export function dropMessage(change: Change, message: ClientMessageDocument): Promise<void> {
  return decide(change, message, { state: ClientMessageState.dropped })
}

async function decide(
  change: Change,
  message: ClientMessageDocument,
  decision: { state: ClientMessageState; text?: string },
): Promise<void> {
  if (message.state !== ClientMessageState.waiting) throw conflict('Someone has already sent or dropped this message')
  message.set({ ...decision, decided_at: change.at })
  const op = decision.state === ClientMessageState.sent ? 'send' : 'drop'
  await change.save(message, { op, stream: message.deal })
}

/** Each address gets one mail. Returns how many there are. */
async function mailClients(change: Change, { _id, deal: id, kind, text }: ClientMessageDocument): Promise<number> {
  const { session, at, actor } = change
  const deal = await DealModel.findById(id, { name: 1 }).session(session).lean().orFail()
  const agent = (await actorName(actor.id, session)) ?? ''
  const shown = kind === ClientMessageKind.slip ? { 'sections.key_dates': true } : {}
  const wanted = { deal: id, notify: { $ne: PortalNotify.none }, ...shown, ...openPortals(at) }
  const portals = await PortalModel.collection.find<StoredPortal>(wanted, { session }).sort({ mode: 1 }).toArray()
  const clients = await findClientAddresses(portals, session)
  for (const { to, facts, portal } of clients) {
    const data = { ...facts, deal_name: deal.name, agent, text }
    await queueMail(change, { to, template: 'client_message', data }, { about: _id, portal: portal._id })
  }
  return clients.length
}

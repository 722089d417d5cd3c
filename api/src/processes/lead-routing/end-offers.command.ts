/** Ends offers of leads that no one has claimed in time, each once: in one transaction with its notices. */
import type { Types } from 'mongoose'
import { LeadClaimState, NotificationKind } from 'openapi/codes'
import type { Logger } from 'pino'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { contactTitle } from '#entities/contacts/contact.presenter.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { type Change, change } from '#platform/events/change.ts'
import { countLeadOf } from './count-lead.command.ts'
import { whoClaims } from './who-claims.query.ts'

type Due = { _id: Types.ObjectId; account: Types.ObjectId }

/** Ends the offers due at `now`. Stops between two if `signal` aborts. Returns how many. */
export async function endOffers(logger: Logger, now = new Date(), signal?: AbortSignal): Promise<number> {
  let ended = 0
  // The index has offers alone. MongoDB uses it only if the filter says so too.
  const due = ContactModel.collection.find<Due>(
    { 'claim.until': { $type: 'date', $lte: now }, merged_into: null },
    { projection: { account: 1 } },
  )
  for await (const { _id, account } of due) {
    if (signal?.aborted) break
    try {
      const requestId = `lead-offer-${String(_id)}`
      if (await change({ id: null, account, requestId }, (tx) => end(tx, _id, now))) ended++
    } catch (error) {
      // The others still end. This one is retried on the next run.
      logger.error({ err: error, contact: String(_id) }, 'the offer of a lead has not ended yet')
    }
  }
  return ended
}

/** Someone may have claimed it, or another process may have been faster, so it is checked again in the transaction. */
async function end(tx: Change, id: Types.ObjectId, now: Date): Promise<boolean> {
  const contact = await ContactModel.findById(id, null, { session: tx.session })
  const { claim } = contact ?? {}
  if (!contact || claim?.state !== LeadClaimState.offered || !claim.until || claim.until > now) return false
  // Its owner is the fallback, unless they have left.
  if (claim.fallback?.equals(contact.owner)) await giveTo(tx, contact)
  else await intoThePond(tx, contact)
  return true
}

async function giveTo(tx: Change, contact: ContactDocument): Promise<void> {
  const { session, actor } = tx
  contact.set({ 'claim.state': LeadClaimState.taken, 'claim.until': null })
  await tx.save(contact, { op: 'end_offer' })
  const { time_zone } = await AccountModel.findById(actor.account, { time_zone: 1 }, { session }).lean().orFail()
  await countLeadOf(tx, contact.owner, time_zone)
  await tell(tx, contact, { to: [contact.owner], text: 'No one claimed this lead, so it’s yours' })
}

async function intoThePond(tx: Change, contact: ContactDocument): Promise<void> {
  contact.set({ 'claim.state': LeadClaimState.pond, 'claim.until': null, 'claim.was_in_pond': true })
  await tx.save(contact, { op: 'end_offer' })
  const to = await whoClaims(contact.account, tx.session)
  await tell(tx, contact, { to, text: 'No one claimed this lead, so it’s in the pond' })
}

const tell = (tx: Change, contact: ContactDocument, told: { to: readonly Types.ObjectId[]; text: string }) =>
  notify(tx, {
    ...told,
    kind: NotificationKind.lead,
    byItself: true,
    atOnce: true,
    anew: true,
    subject: contactTitle(contact),
    contact: contact._id,
  })

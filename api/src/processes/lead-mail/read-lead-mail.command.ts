/** Reads the emails that have arrived: each becomes a lead, or waits for a person to look at it. */
import type { Logger } from 'pino'
import { LeadMailState } from 'openapi/codes'
import {
  goneAt,
  type LeadMailDocument,
  LeadMailModel,
  type StoredLeadMail,
} from '#entities/lead-mail/lead-mail.model.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { type Change, change } from '#platform/events/change.ts'
import { inLine } from '#processes/lead-routing/lead-line.ts'
import { findAsker } from '#processes/leads/find-asker.query.ts'
import { type Asked, takeLead } from '#processes/leads/take-lead.command.ts'
import { type FoundLead, isWhole } from './reading/found-lead.ts'
import { readInThread } from './reading/read-in-thread.ts'
import type { ReadMail } from './reading/read-mail.ts'
import { validLead } from './valid-lead.ts'

/** How long one process may take before another one tries. */
const LEASE_MS = 60_000
const MOST_ATTEMPTS = 3
/** What a sender's clock may be off, or an email on its way. */
const BELIEVED_MS = 7 * 24 * 60 * 60 * 1000
/** As much of an email stays with the inquiry. What is beyond it are attachments. */
const LONGEST_RAW = 256 * 1024

/** Reads all that are due. Returns how many. */
export async function readLeadMail(logger: Logger, signal?: AbortSignal): Promise<number> {
  let count = 0
  for (;;) {
    if (signal?.aborted) break
    const mail = await claim(new Date())
    if (!mail) break
    await read(logger, mail)
    count++
  }
  return count
}

const claim = (at: Date): Promise<StoredLeadMail | null> =>
  LeadMailModel.collection.findOneAndUpdate(
    { state: LeadMailState.waiting, due_at: { $lte: at } },
    { $set: { due_at: new Date(at.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
    { sort: { due_at: 1 }, returnDocument: 'after' },
  ) as Promise<StoredLeadMail | null>

async function read(logger: Logger, { _id, account, raw, attempts }: StoredLeadMail): Promise<void> {
  const says = await readInThread(bytesOf(raw)).catch((error: unknown) => {
    logger.warn({ err: error, lead_mail: String(_id) }, 'an email can’t be read')
    return null
  })
  try {
    const requestId = `lead-mail-${String(_id)}`
    await inLine(account, () =>
      change({ id: null, account, requestId }, async (tx) => {
        const mail = await LeadMailModel.findOne({ _id, state: LeadMailState.waiting }, null, { session: tx.session })
        if (mail) await settle(tx, mail, says)
      }),
    )
  } catch (error) {
    logger.error({ err: error, lead_mail: String(_id), attempts }, 'an email was not taken in')
    if (attempts < MOST_ATTEMPTS) return
    const looked = { state: LeadMailState.needs_look, is_unreadable: true, due_at: null }
    await LeadMailModel.collection.updateOne({ _id, state: LeadMailState.waiting }, { $set: looked })
  }
}

/** The email becomes a lead if a parser understood it, or else waits for a person. */
async function settle(tx: Change, mail: LeadMailDocument, says: ReadMail | null): Promise<void> {
  mail.due_at = null
  const lead = says?.lead && validLead(says.lead)
  if (says && lead && isWhole(lead)) return becomeLead(tx, mail, says, lead)
  mail.set({
    ...(says && contentOf(says)),
    is_unreadable: !says,
    ...stateAt(LeadMailState.needs_look, tx.at),
  })
  await tx.saveDerived(mail)
}

function contentOf({ lead: _lead, parser: _parser, suggestion, ...content }: ReadMail) {
  const { property: _none, ...suggested } = validLead(suggestion)
  return { ...content, suggestion: suggested }
}

async function becomeLead(
  tx: Change,
  mail: LeadMailDocument,
  { parser, sent_at }: ReadMail,
  { message, property, ...found }: FoundLead,
): Promise<void> {
  const source = await LeadSourceModel.findById(mail.lead_source, null, { session: tx.session }).orFail()
  const person = { ...found, company: '' }
  const asked: Asked = { person, message, property, asked_at: askedAt(mail, sent_at), origin: originOf(mail) }
  const find = () => findAsker(tx, person, { account: mail.account, merged_into: null })
  const { inquiry } = await takeLead(tx, source, { asked, find })
  mail.set({ parser, inquiry: inquiry._id, raw: null, ...stateAt(LeadMailState.lead, tx.at) })
  await tx.saveDerived(mail)
}

/** The state, and when the email goes. */
export const stateAt = (state: LeadMailState, at: Date) => ({ state, gone_at: goneAt(state, at) })

/** What arrived, for the inquiry. */
export const originOf = ({ raw, remote_address }: StoredLeadMail) => ({
  raw: Buffer.from(bytesOf(raw)).toString('utf8').slice(0, LONGEST_RAW),
  address: remote_address,
  user_agent: '',
})

/** When they asked: by the sender's clock, unless that can't be. Whoever answers is measured by it. */
export function askedAt({ received_at }: Pick<StoredLeadMail, 'received_at'>, sent: string | Date | null): Date {
  const at = sent ? new Date(sent) : received_at
  const age = received_at.getTime() - at.getTime()
  return age >= 0 && age < BELIEVED_MS ? at : received_at
}

/** The driver reads binary values in its own type. */
const bytesOf = (raw: unknown): Uint8Array => {
  if (raw instanceof Uint8Array) return raw
  const inner = (raw as { buffer?: unknown } | null)?.buffer
  return inner instanceof Uint8Array ? inner : new Uint8Array()
}

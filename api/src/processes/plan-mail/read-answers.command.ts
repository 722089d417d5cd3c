/** Reads what came back for emails of plans, each in one transaction with what follows. */
import { trusted } from 'mongoose'
import type { Logger } from 'pino'
import { EmailBlockReason, NotificationKind } from 'openapi/codes'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { ContactModel, type ContactDocument } from '#entities/contacts/contact.model.ts'
import { contactTitle } from '#entities/contacts/contact.presenter.ts'
import { addressHash, EmailBlockModel } from '#entities/email-blocks/email-block.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { PlanMailModel, type StoredPlanMail } from '#entities/plan-emails/plan-mail.model.ts'
import { firstActive } from '#entities/users/first-active.query.ts'
import { type Change, change } from '#platform/events/change.ts'
import { saveActivity } from '#processes/activities/write-activity.command.ts'
import { readInThread } from '#processes/lead-mail/reading/read-in-thread.ts'
import type { ReadMail } from '#processes/lead-mail/reading/read-mail.ts'
import { kindOfAnswer, tokenIn, withoutQuote } from './answer-kind.ts'
import { hashesOf, optOut } from './opt-out.command.ts'
import { PlanAnswerModel, type StoredPlanAnswer } from './plan-answer.model.ts'

/** How long one process may take before another one tries. */
const LEASE_MS = 60_000
const MOST_ATTEMPTS = 3
const LONGEST_TEXT = 20_000

/** Reads all that are due. Returns how many. */
export async function readPlanAnswers(logger: Logger, signal?: AbortSignal): Promise<number> {
  let count = 0
  for (;;) {
    if (signal?.aborted) return count
    const answer = await claim(new Date())
    if (!answer) return count
    try {
      await read(answer)
    } catch (error) {
      logger.error({ err: error, plan_answer: String(answer._id), attempts: answer.attempts }, 'an answer wasn’t read')
      if (answer.attempts >= MOST_ATTEMPTS)
        await PlanAnswerModel.updateOne({ _id: answer._id }, { $set: { due_at: null } })
    }
    count++
  }
}

const claim = (at: Date): Promise<StoredPlanAnswer | null> =>
  PlanAnswerModel.findOneAndUpdate(
    { due_at: trusted({ $type: 'date', $lte: at }) },
    { $set: { due_at: new Date(at.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
    { sort: { due_at: 1 }, returnDocument: 'after' },
  ).lean<StoredPlanAnswer>()

async function read(answer: StoredPlanAnswer): Promise<void> {
  const raw = bytesOf(answer.raw)
  const kind = kindOfAnswer(raw, answer.from_nobody)
  const token = answer.mail ? null : tokenIn(raw)
  const about = answer.mail ? { _id: answer.mail } : token && { token }
  const mail = about ? await PlanMailModel.findOne(about).lean<StoredPlanMail>() : null
  const says = mail && kind.kind === 'reply' ? await readInThread(raw) : null
  if (!mail) return void (await PlanAnswerModel.updateOne({ _id: answer._id }, { $set: READ }))
  const { account } = mail
  await change({ id: null, account, requestId: `plan-answer-${String(answer._id)}` }, async (tx) => {
    const isRead = await PlanAnswerModel.updateOne(
      { _id: answer._id, due_at: trusted({ $ne: null }) },
      { $set: READ },
      { session: tx.session },
    )
    if (isRead.modifiedCount === 0) return
    const contact = await ContactModel.findOne({ _id: mail.contact, merged_into: null }, null, { session: tx.session })
    if (kind.kind === 'bounce' && kind.hasFailed) await bounce(tx, { mail, contact, isPermanent: kind.isPermanent })
    if (kind.kind === 'complaint' && kind.isSpam) await complain(tx, mail, contact)
    if (says && contact) await reply(tx, { mail, contact, says, at: answer.received_at })
  })
}

/** Its content is needed no more. */
const READ = { due_at: null, raw: null }

type Bounced = { mail: StoredPlanMail; contact: ContactDocument | null; isPermanent: boolean }

/** A mailbox that is full, or a server that is away, says nothing about the address. */
async function bounce(tx: Change, { mail, contact, isPermanent }: Bounced): Promise<void> {
  const { session, at } = tx
  const { _id, account, to } = mail
  await PlanMailModel.updateOne({ _id }, { $set: { state: 'bounced' } }, { session })
  if (!isPermanent) return
  const addresses = [addressHash(account, to)]
  await tx.save(new EmailBlockModel({ account, addresses, reason: EmailBlockReason.bounce, at }))
  const agent = contact && (await agentOf(tx, contact, mail))
  if (!agent) return
  await notify(tx, {
    to: [agent._id],
    kind: NotificationKind.bounced,
    text: `Email to ${to} bounced`,
    byItself: true,
    subject: contactTitle(contact),
    contact: contact._id,
  })
}

async function complain(tx: Change, mail: StoredPlanMail, contact: ContactDocument | null): Promise<void> {
  const { _id, account, to } = mail
  await PlanMailModel.updateOne({ _id }, { $set: { state: 'complained' } }, { session: tx.session })
  const addresses = [addressHash(account, to), ...(contact ? hashesOf(contact) : [])]
  await optOut(tx, { account, contact: mail.contact, addresses }, EmailBlockReason.complaint)
}

type Reply = { mail: StoredPlanMail; contact: ContactDocument; says: ReadMail; at: Date }

/** It is on their timeline, ends plans, and goes to the agent. */
async function reply(tx: Change, { mail, contact, says, at }: Reply): Promise<void> {
  const text = withoutQuote(says.text).slice(0, LONGEST_TEXT)
  const body = text
    .split('\n')
    .slice(0, 400)
    .map((line) => ({ type: 'paragraph', content: line ? [{ type: 'text', text: line }] : [] }))
  const { account, _id } = contact
  const facts = { kind: 'email' as const, direction: 'incoming' as const, at, body, text }
  await saveActivity(tx, new ActivityModel({ account, contact: _id, ...facts }))
  const agent = await agentOf(tx, contact, mail)
  if (!agent) return
  const name = contactTitle(contact)
  const data = {
    contact: String(_id),
    name,
    address: says.reply_to || mail.to,
    subject: says.subject || mail.subject,
    text,
    files: says.attachments.length,
  }
  await notify(tx, {
    to: [agent._id],
    kind: NotificationKind.replied,
    text: `${name} replied to your email`,
    byItself: true,
    subject: data.subject,
    contact: _id,
    mail: ({ email, person: { first_name } }) => ({ to: email, template: 'plan_reply', data: { first_name, ...data } }),
  })
}

/** Their owner now, or who wrote to them. */
const agentOf = ({ session }: Change, { owner }: ContactDocument, { agent }: StoredPlanMail) =>
  firstActive([owner, agent], session)

/** The driver reads binary values in its own type. */
function bytesOf(raw: unknown): Uint8Array {
  if (raw instanceof Uint8Array) return raw
  const inner = (raw as { buffer?: unknown } | null)?.buffer
  return inner instanceof Uint8Array ? inner : new Uint8Array()
}

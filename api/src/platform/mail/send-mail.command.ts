/**
 * Sends emails from the outbox. An email is leased, sent, and then marked. If a worker dies in between, another one
 * takes over when the lease expires. So none is lost, and one that is sent twice has the same Message-ID.
 */
import { trusted, type Types } from 'mongoose'
import type { Logger } from 'pino'
import type { MailData, Template } from '#platform/mail/templates/mail-data.ts'
import type { MailSettings } from '#platform/mail/templates/mail-parts.ts'
import { writeMail } from '#platform/mail/templates/write-mail.ts'
import { type LeavingMail, mailLeaving, outcomeOf } from './mail-leaving.ts'
import { OutboxModel, type StoredMail } from './outbox.model.ts'
import type { Transport } from './transport.ts'

const MINUTE_MS = 60_000
const LEASE_MS = 2 * MINUTE_MS
/** The time after which an email is given up, since it is no longer useful. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS
const LONGEST_WAIT_MS = 60 * MINUTE_MS

export type Mailing = {
  transport: Transport
  /** The web app's URL, and the domain for Message-IDs. */
  settings: MailSettings & { mailDomain: string }
  logger: Logger
}

type Waiting = StoredMail & { _id: Types.ObjectId }

/** Sends the emails due at the instant `at`, one after another. Returns the number sent. */
export async function sendDueMail(mailing: Mailing, at = new Date(), signal?: AbortSignal): Promise<number> {
  let sent = 0
  for (;;) {
    if (signal?.aborted) break
    const mail = await lease(at)
    if (!mail) break
    if (await send(mail, mailing, at)) sent++
  }
  return sent
}

async function lease(at: Date): Promise<Waiting | null> {
  return OutboxModel.findOneAndUpdate(
    { sent_at: null, given_up_at: null, due_at: trusted({ $lte: at }) },
    { $set: { due_at: new Date(at.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
    { sort: { due_at: 1 }, returnDocument: 'after' },
  ).lean()
}

async function send(mail: Waiting, { transport, settings, logger }: Mailing, at: Date): Promise<boolean> {
  const { _id, template, attempts } = mail
  try {
    const leaving = await leavingOf(mail, at)
    if (!leaving) {
      const dropped = { given_up_at: at, data: null, last_error: 'no longer true' }
      await OutboxModel.updateOne({ _id }, { $set: dropped })
      return false
    }
    if ('later' in leaving) {
      await OutboxModel.updateOne({ _id }, { $set: { due_at: leaving.later } })
      return false
    }
    const written = writeMail(template as Template, leaving.data, settings)
    await transport.deliver({ ...written, to: leaving.to, messageId: `<${String(_id)}@${settings.mailDomain}>` })
    await outcomeOf(template as Template)?.sent(queuedOf(mail))
    // Removes a link's secret as soon as the email is sent.
    await OutboxModel.updateOne({ _id }, { $set: { sent_at: new Date(), data: null, last_error: null } })
    return true
  } catch (error) {
    const outcome = isRefusedForGood(error) ? outcomeOf(template as Template) : undefined
    if (outcome) {
      await outcome.refused(queuedOf(mail))
      await OutboxModel.updateOne({ _id }, { $set: { given_up_at: at, data: null, last_error: 'refused for good' } })
      return false
    }
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    const isHopeless = at.getTime() - mail.created_at.getTime() > GIVE_UP_MS
    const next = isHopeless ? { given_up_at: at, data: null } : { due_at: new Date(at.getTime() + waitAfter(attempts)) }
    await OutboxModel.updateOne({ _id }, { $set: { ...next, last_error: reason } })
    const known = { mail: String(_id), template, attempts, request_id: mail.request_id, reason }
    if (isHopeless) logger.error(known, 'mail given up')
    else logger.warn(known, 'mail not sent yet')
    return false
  }
}

/** The mail as it is true now; null if it must not be sent any more. */
const leavingOf = (mail: Waiting, at: Date) => mailLeaving(mail.template as Template, queuedOf(mail), at)

const queuedOf = ({ to, data, about, portal }: Waiting): LeavingMail<Template> => ({
  to,
  data: data as MailData[Template],
  about: about ?? null,
  portal: portal ?? null,
})

/**
 * Whether the server says that there is no such address (RFC 3463, 5.1). Other refusals for good, such as one to pass email on,
 * say more about us than about the address.
 */
function isRefusedForGood(error: unknown): boolean {
  const { response } = error as { response?: unknown }
  return typeof response === 'string' && /^5\d\d[ -]5\.1\.\d/.test(response)
}

/** 30 s after the first failure, doubling with each further one, up to an hour. */
const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT_MS, (MINUTE_MS / 2) * 2 ** (attempts - 1))

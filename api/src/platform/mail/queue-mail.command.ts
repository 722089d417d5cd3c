/** Queues an email in the outbox, or cancels it before it is sent. */
import { trusted, type Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import type { MailData, Template } from '#platform/mail/templates/mail-data.ts'
import { OutboxModel } from './outbox.model.ts'

/** An email to one address. */
export type Mail<T extends Template = Template> = { to: string; template: T; data: MailData[T] }

/** What the mail depends on until it leaves. */
export type Conditions = {
  /** The record that it tells of, if it is canceled when that is undone. */
  about?: Types.ObjectId
  /** The portal that entitles its recipient to know. */
  portal?: Types.ObjectId
  /** No other mail has it. */
  key?: string
  /** A grace period in milliseconds, during which the mail can be canceled. */
  ms?: number
}

/** Queues an email in the transaction of the change. It is sent if and only if the change happens. */
export async function queueMail<T extends Template>(
  change: Change,
  { to, template, data }: Mail<T>,
  { about, portal, key, ms = 0 }: Conditions = {},
): Promise<void> {
  const { session, at, actor } = change
  const due_at = new Date(at.getTime() + ms)
  const waiting = {
    account: actor.account,
    to,
    template,
    data,
    about: about ?? null,
    portal: portal ?? null,
    key: key ?? null,
    created_at: at,
    due_at,
    request_id: actor.requestId,
  }
  await OutboxModel.create([waiting], { session })
}

/** Whether an email like this is queued and not sent yet. `about` names its record; the rest may tell more of it. */
export async function isMailWaiting(
  { session }: Change,
  { about, ...like }: { to: string; about: Types.ObjectId } & Record<`data.${string}`, string>,
): Promise<boolean> {
  const waiting = { ...like, about: recordOf(about), sent_at: null, given_up_at: null }
  return (await OutboxModel.exists(waiting).session(session)) !== null
}

/** Cancels pending emails about a record, except those that a worker has already tried to send. */
export async function withdrawMail({ session }: Change, about: Types.ObjectId): Promise<void> {
  await OutboxModel.deleteMany({ about: recordOf(about), sent_at: null, given_up_at: null, attempts: 0 }, { session })
}

/** The partial index contains only emails about a record. MongoDB uses it only if the filter says so too. */
const recordOf = (about: Types.ObjectId) => trusted({ $eq: about, $type: 'objectId' as const })

/** Puts a letter into the outbox, or takes it back before it is sent. */
import { trusted, type Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import type { MailData, Template } from '#platform/mail/templates/mail-data.ts'
import { OutboxModel } from './outbox.model.ts'

/** A mail to one address. */
export type Mail<T extends Template = Template> = { to: string; template: T; data: MailData[T] }

/** A letter that waits in case of second thoughts: what it tells of, and for how long, in milliseconds. */
export type Wait = { about: Types.ObjectId; ms: number }

/** Queues a mail in the transaction of what it tells: it is sent if and only if the change happens. */
export async function queueMail<T extends Template>(
  change: Change,
  { to, template, data }: Mail<T>,
  wait: Wait | null = null,
): Promise<void> {
  const { session, at, actor } = change
  const due_at = new Date(at.getTime() + (wait?.ms ?? 0))
  const waiting = {
    to,
    template,
    data,
    about: wait?.about ?? null,
    created_at: at,
    due_at,
    request_id: actor.requestId,
  }
  await OutboxModel.create([waiting], { session })
}

/** Takes back what still waits to be told of something. What a worker has begun to send is sent. */
export async function withdrawMail({ session }: Change, about: Types.ObjectId): Promise<void> {
  // The index holds letters about something alone: only a filter that says so as well is answered by it.
  const ofIt = trusted({ $eq: about, $type: 'objectId' as const })
  await OutboxModel.deleteMany({ about: ofIt, sent_at: null, given_up_at: null, attempts: 0 }, { session })
}

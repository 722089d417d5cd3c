/** Puts a letter into the outbox. */
import type { Change } from '../events/change.ts'
import type { Letters, Template } from './letters.ts'
import { OutboxModel } from './outbox.model.ts'

/** A mail to one address. */
export type Letter<T extends Template = Template> = { to: string; template: T; data: Letters[T] }

/** Queues a mail in the transaction of what it tells: it is sent if and only if the change happens. */
export async function queueMail<T extends Template>(change: Change, { to, template, data }: Letter<T>): Promise<void> {
  const { session, at, actor } = change
  const waiting = { to, template, data, created_at: at, due_at: at, request_id: actor.requestId }
  await OutboxModel.create([waiting], { session })
}

/**
 * Events that change no record: signing in, being refused, ending a session. Each has a stream of its own, since nothing is
 * replayed from them and many of one user may come at once.
 */
import { type ClientSession, Types } from 'mongoose'
import { appendEvents } from './append-events.ts'

export type SecurityEvent = {
  /** Null where nobody has that name: such events belong to no account, and take as long to write as those that do. */
  account: Types.ObjectId | null
  /** Who did it; null for somebody who was not signed in. */
  actor: Types.ObjectId | null
  /** To whom it was done. */
  user: Types.ObjectId | null
  op: 'sign_in' | 'sign_in_failed' | 'sign_out' | 'end_session' | 'end_other_sessions'
  requestId: string
}

const NOBODY = new Types.ObjectId('000000000000000000000000')

/** Writes the event, in the transaction of `session` where there is one. */
export async function recordSecurityEvent(
  { account, actor, user, op, requestId }: SecurityEvent,
  session: ClientSession | null = null,
): Promise<void> {
  const event = {
    _id: new Types.ObjectId(),
    account: account ?? NOBODY,
    stream: new Types.ObjectId(),
    at: new Date(),
    actor,
    entity: 'user',
    entity_id: user ?? NOBODY,
    op,
    diff: [],
    follows: [],
    cause: null,
    request_id: requestId,
  }
  await appendEvents([event], session)
}

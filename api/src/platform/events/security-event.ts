/**
 * Events that change no record with a history: signing in, failing to, ending a session, two-step sign-in. Each has its
 * own stream, since nothing is replayed from them and many of one user may arrive at once.
 */
import { type ClientSession, Types } from 'mongoose'
import { appendEvents } from './append-events.ts'

type SecurityOp =
  | 'sign_in'
  | 'sign_in_failed'
  | 'second_step_failed'
  | 'use_recovery_code'
  | 'sign_out'
  | 'end_session'
  | 'end_other_sessions'
  | 'enable_two_step'
  | 'disable_two_step'
  | 'reset_two_step'
  | 'renew_recovery_codes'

export type SecurityEvent = {
  /** Null if no user has that name. Such events belong to no account, and take as long to write as those that do. */
  account: Types.ObjectId | null
  /** Who did it; null if not signed in. */
  actor: Types.ObjectId | null
  /** The affected user. */
  user: Types.ObjectId | null
  op: SecurityOp
  requestId: string
}

const NO_ONE = new Types.ObjectId('000000000000000000000000')

/** Writes the event, in the transaction of `session` if there is one. */
export async function recordSecurityEvent(
  { account, actor, user, op, requestId }: SecurityEvent,
  session: ClientSession | null = null,
): Promise<void> {
  const event = {
    _id: new Types.ObjectId(),
    account: account ?? NO_ONE,
    stream: new Types.ObjectId(),
    at: new Date(),
    actor,
    entity: 'user',
    entity_id: user ?? NO_ONE,
    op,
    diff: [],
    follows: [],
    cause: null,
    request_id: requestId,
  }
  await appendEvents([event], session)
}

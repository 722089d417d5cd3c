/** Turns two-step sign-in on and off. */
import { trusted, type Types } from 'mongoose'
import { endSessions } from '#entities/sessions/renew-sessions.command.ts'
import { newRecoveryCodes } from '#entities/two-step/recovery-codes.ts'
import { keyUri, newKey, plain, stepOf } from '#entities/two-step/totp.ts'
import { type StoredTwoStep, TwoStepModel } from '#entities/two-step/two-step.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { type Change, change } from '#platform/events/change.ts'
import { recordSecurityEvent, type SecurityEvent } from '#platform/events/security-event.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import type { MailData } from '#platform/mail/templates/mail-data.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import type { Seal } from '#platform/records/seal.ts'
import { copy } from './copy.ts'

/** How long a key waits for its first code. */
const WAITING_MS = 60 * 60_000

export type Setup = { uri: string; key: string; recovery_codes: string[] }

/** Someone who sets up or changes their own. */
export type Self = { id: Types.ObjectId; account: Types.ObjectId; requestId: string }

/** Makes a key and recovery codes that a first code will turn on. What is on stays on until then. */
export async function startTwoStep(
  seal: Seal,
  { _id, account, email }: { _id: Types.ObjectId; account: Types.ObjectId; email: string },
): Promise<Setup> {
  const key = newKey()
  const { shown, stored } = await newRecoveryCodes()
  const pending = { key: seal.close(key, String(_id)), ...stored }
  await TwoStepModel.updateOne({ _id }, { $set: { account, pending, pending_since: new Date() } }, { upsert: true })
  return { uri: keyUri(key, email), key, recovery_codes: shown }
}

/** Whether a key waits for its first code. */
export const isWaiting = ({
  pending,
  pending_since: since,
}: Pick<StoredTwoStep, 'pending' | 'pending_since'>): boolean =>
  Boolean(pending && since && Date.now() - since.getTime() < WAITING_MS)

/**
 * Turns on what was started, if the code is right. Returns null for a wrong code.
 * @throws 409 if nothing was started
 */
export async function enableTwoStep(seal: Seal, self: Self, code: string): Promise<'app' | null> {
  const { id, account, requestId } = self
  return change(self, async (tx) => {
    const stored = await TwoStepModel.findById(id).session(tx.session).lean()
    if (!stored?.pending || !isWaiting(stored)) throw conflict(copy.notStarted, copy.startAgain)
    const key = seal.open(stored.pending.key, String(id))
    const step = key === null ? null : stepOf(key, plain(code))
    if (step === null) return null
    await TwoStepModel.updateOne(
      { _id: id },
      { $set: { factors: stored.pending, enabled_at: tx.at, last_step: step, pending: null, pending_since: null } },
      { session: tx.session },
    )
    await tell(tx, { account, actor: id, user: id, op: 'enable_two_step', requestId }, 'on')
    return 'app'
  })
}

/** Turns off the user's own. Nothing happens if it is off. */
export async function disableTwoStep(self: Self): Promise<void> {
  const { id, account, requestId } = self
  await change(self, async (tx) => {
    if (!(await forget(tx, id))) return
    await tell(tx, { account, actor: id, user: id, op: 'disable_two_step', requestId }, 'off')
  })
}

/**
 * Turns off someone else's, and ends their sessions: who has their phone may be signed in on it.
 * @throws 409 if it is off
 */
export async function resetTwoStep(tx: Change, user: Types.ObjectId): Promise<void> {
  if (!(await forget(tx, user))) throw conflict(copy.isOff)
  await endSessions(tx, user)
  const { id, account, requestId } = tx.actor
  await tell(tx, { account, actor: id, user, op: 'reset_two_step', requestId }, 'reset')
}

/**
 * Replaces the recovery codes.
 * @throws 409 if it is off
 */
export async function renewRecoveryCodes(self: Self): Promise<string[]> {
  const { id, account, requestId } = self
  const { shown, stored } = await newRecoveryCodes()
  await change(self, async (tx) => {
    const { modifiedCount } = await TwoStepModel.updateOne(
      { _id: id, enabled_at: trusted({ $ne: null }) },
      { $set: { 'factors.salt': stored.salt, 'factors.recovery_codes': stored.recovery_codes } },
      { session: tx.session },
    )
    if (modifiedCount === 0) throw conflict(copy.isOff)
    await recordSecurityEvent({ account, actor: id, user: id, op: 'renew_recovery_codes', requestId }, tx.session)
  })
  return shown
}

/** Deletes all of it. Returns whether it was on. */
async function forget({ session }: Change, user: Types.ObjectId): Promise<boolean> {
  const found = await TwoStepModel.findOneAndDelete({ _id: user }, { session }).lean()
  return Boolean(found?.enabled_at)
}

/** Records the event and emails the user. */
async function tell(
  tx: Change,
  event: SecurityEvent & { user: Types.ObjectId },
  changed: MailData['two_step_changed']['change'],
): Promise<void> {
  await recordSecurityEvent(event, tx.session)
  const user = await UserModel.findById(event.user, { email: 1, person: 1, is_client: 1 }).session(tx.session).lean()
  if (!user) throw notFound()
  const data = { first_name: user.person.first_name, is_client: user.is_client, change: changed }
  await queueMail(tx, { to: user.email, template: 'two_step_changed', data })
}

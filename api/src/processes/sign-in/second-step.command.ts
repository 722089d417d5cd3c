/** The second step of a sign-in, after the password: a code from an authenticator app or a recovery code. */
import type { Context } from 'koa'
import { trusted } from 'mongoose'
import { hashRecoveryCode } from '#entities/two-step/recovery-codes.ts'
import { plain, stepOf } from '#entities/two-step/totp.ts'
import { type StoredFactors, type StoredTwoStep, TwoStepModel } from '#entities/two-step/two-step.model.ts'
import { mustHaveTwoStep } from '#entities/two-step/two-step.query.ts'
import type { StoredUser } from '#entities/users/user.model.ts'
import { change } from '#platform/events/change.ts'
import { recordSecurityEvent } from '#platform/events/security-event.ts'
import { HttpProblem, invalid } from '#platform/http/errors.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import type { Seal } from '#platform/records/seal.ts'
import { copy } from './copy.ts'
import { enableTwoStep, isWaiting } from './two-step.command.ts'

const SECOND_STEP = 'urn:protracker:problem:second-step'
const SECOND_STEP_SETUP = 'urn:protracker:problem:second-step-setup'

/** How many codes a user may try in a day: a million codes must not be worth trying for someone with the password. */
export const codeTries = (): RateLimit => rateLimit({ name: 'second-step', uses: 30, seconds: 24 * 60 * 60 })

/** The refusal of a code. */
export const wrongCode = () => invalid('code', copy.wrongCode)

type Attempt = {
  ctx: Context
  /** The user whose password was just verified. */
  user: Pick<StoredUser, '_id' | 'account' | 'is_client' | 'email' | 'person'>
  /** The code in the request, if any. */
  code: string | undefined
  requestId: string
}

type Means = { seal: Seal; tries: RateLimit }

/**
 * Passes users who need no second step, and those whose code is right. The code is used up.
 * @throws 403 if a code or a setup is needed, 400 for a wrong code, 429 after too many
 */
export async function requireSecondStep(
  { seal, tries }: Means,
  { ctx, user, code, requestId }: Attempt,
): Promise<void> {
  const stored = await TwoStepModel.findById(user._id).lean()
  const isOn = Boolean(stored?.enabled_at)
  if (!isOn && !(await mustHaveTwoStep(user))) return
  if (!isOn && (code === undefined || !stored || !isWaiting(stored)))
    throw new HttpProblem(403, copy.setupNeeded, { type: SECOND_STEP_SETUP })
  if (code === undefined || !stored) throw new HttpProblem(403, copy.codeNeeded, { type: SECOND_STEP })
  await tries.count(ctx, String(user._id))
  const actor = { id: user._id, account: user.account, requestId }
  const taken = isOn ? await takeCode(seal, stored, code) : await enableTwoStep(seal, actor, code)
  if (!taken) {
    await recordSecurityEvent({
      account: user.account,
      actor: null,
      user: user._id,
      op: 'second_step_failed',
      requestId,
    })
    throw wrongCode()
  }
  await tries.clear(String(user._id))
  if (taken !== 'recovery') return
  await change(actor, async (tx) => {
    await recordSecurityEvent(
      { account: user.account, actor: user._id, user: user._id, op: 'use_recovery_code', requestId },
      tx.session,
    )
    const data = { first_name: user.person.first_name, is_client: user.is_client, change: 'recovery_code' } as const
    await queueMail(tx, { to: user.email, template: 'two_step_changed', data })
  })
}

/** Uses the code up. Of several concurrent attempts only one succeeds. Returns what it was; null for a wrong one. */
async function takeCode(seal: Seal, stored: StoredTwoStep, typed: string): Promise<'app' | 'recovery' | null> {
  const { _id, factors } = stored
  if (!factors) return null
  const code = plain(typed)
  if (/^\d{6}$/.test(code)) return (await takeAppCode(seal, { _id, factors }, code)) ? 'app' : null
  const hash = await hashRecoveryCode(code, factors.salt)
  const { modifiedCount } = await TwoStepModel.updateOne(
    { _id, 'factors.recovery_codes': hash },
    { $pull: { 'factors.recovery_codes': hash } },
  )
  return modifiedCount === 1 ? 'recovery' : null
}

async function takeAppCode(
  seal: Seal,
  { _id, factors }: { _id: StoredTwoStep['_id']; factors: StoredFactors },
  code: string,
): Promise<boolean> {
  const key = seal.open(factors.key, String(_id))
  const step = key === null ? null : stepOf(key, code)
  if (step === null) return false
  // With the key, so that a phone that was replaced a moment ago opens nothing.
  const { modifiedCount } = await TwoStepModel.updateOne(
    { _id, 'factors.key': factors.key, last_step: trusted({ $lt: step }) },
    { $set: { last_step: step } },
  )
  return modifiedCount === 1
}

/** Two-step sign-in: one's own, and resetting someone else's. The password is always asked again. */
import type { Types } from 'mongoose'
import { passwordTries, requireFreshSignIn } from '#entities/sessions/fresh-sign-in.query.ts'
import { memberKeepers, requireMayTouch } from '#entities/teams/team.policy.ts'
import { TwoStepModel } from '#entities/two-step/two-step.model.ts'
import { mustHaveTwoStep } from '#entities/two-step/two-step.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { change } from '#platform/events/change.ts'
import { conflict, notFound, signInFirst } from '#platform/http/errors.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { signedIn } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'
import type { Seal } from '#platform/records/seal.ts'
import { copy } from './copy.ts'
import { codeTries, wrongCode } from './second-step.command.ts'
import {
  disableTwoStep as disable,
  enableTwoStep,
  renewRecoveryCodes as renew,
  resetTwoStep as reset,
  type Self,
  startTwoStep as start,
} from './two-step.command.ts'

/** Hashing ten recovery codes costs as much as ten sign-ins. */
const SETS_AN_HOUR = 20

type Limits = { tries: RateLimit; making: RateLimit }

export function twoStepRoutes(seal: Seal): Operation[] {
  const tries = passwordTries()
  const making = rateLimit({ name: 'two-step-codes', uses: SETS_AN_HOUR, seconds: 3600 })
  return [
    operation('getTwoStep', signedIn, getTwoStep),
    operation('startTwoStep', signedIn, startTwoStep({ tries, making }, seal)),
    operation('confirmTwoStep', signedIn, confirmTwoStep(codeTries(), seal)),
    operation('disableTwoStep', signedIn, disableTwoStep(tries)),
    operation('renewRecoveryCodes', signedIn, renewRecoveryCodes({ tries, making })),
    operation('listTwoStepMembers', memberKeepers, listTwoStepMembers),
    operation('resetTwoStep', memberKeepers, resetTwoStep(tries)),
  ]
}

async function getTwoStep({ viewer }: Request<'getTwoStep'>): Promise<Answer<'getTwoStep'>> {
  const fields = { enabled_at: 1, 'factors.recovery_codes': 1 }
  const stored = await TwoStepModel.findById(viewer.id, fields).lean()
  return {
    status: 200,
    body: {
      enabled_at: stored?.enabled_at?.toISOString() ?? null,
      recovery_codes_left: stored?.factors?.recovery_codes.length ?? 0,
      is_required: await mustHaveTwoStep(viewer),
    },
  }
}

const startTwoStep =
  ({ tries, making }: Limits, seal: Seal): Handler<'startTwoStep'> =>
  async (request) => {
    await confirmIdentity(tries, request)
    await making.count(request.ctx, String(request.viewer.id))
    const user = await UserModel.findById(request.viewer.id, { account: 1, email: 1 }).lean()
    if (!user) throw signInFirst()
    return { status: 200, body: await start(seal, user) }
  }

const confirmTwoStep =
  (tries: RateLimit, seal: Seal): Handler<'confirmTwoStep'> =>
  async (request) => {
    const { viewer, body, ctx } = request
    await tries.count(ctx, String(viewer.id))
    if (!(await enableTwoStep(seal, self(request), body.code))) throw wrongCode()
    await tries.clear(String(viewer.id))
    return { status: 204 }
  }

const disableTwoStep =
  (tries: RateLimit): Handler<'disableTwoStep'> =>
  async (request) => {
    await confirmIdentity(tries, request)
    if (await mustHaveTwoStep(request.viewer)) throw conflict(copy.isRequired, copy.replaceInstead)
    await disable(self(request))
    return { status: 204 }
  }

const renewRecoveryCodes =
  ({ tries, making }: Limits): Handler<'renewRecoveryCodes'> =>
  async (request) => {
    await confirmIdentity(tries, request)
    await making.count(request.ctx, String(request.viewer.id))
    return { status: 200, body: { recovery_codes: await renew(self(request)) } }
  }

async function listTwoStepMembers({ viewer }: Request<'listTwoStepMembers'>): Promise<Answer<'listTwoStepMembers'>> {
  const found = await TwoStepModel.find({ account: viewer.account }, { enabled_at: 1 }).lean()
  return { status: 200, body: { results: found.filter((one) => one.enabled_at).map(({ _id }) => String(_id)) } }
}

const resetTwoStep =
  (tries: RateLimit): Handler<'resetTwoStep'> =>
  async (request) => {
    const { viewer, params } = request
    const user = await findOther(viewer, params.id)
    await confirmIdentity(tries, request)
    await change(self(request), async (tx) => {
      await requireMayTouch(tx, viewer, user)
      await reset(tx, user)
    })
    return { status: 204 }
  }

/** @throws 404 for a user of another account, 409 for oneself */
async function findOther(viewer: Viewer, id: string): Promise<Types.ObjectId> {
  const found = isId(id) && (await UserModel.exists({ _id: toId(id), account: viewer.account }))
  if (!found) throw notFound()
  if (viewer.id.equals(id)) throw conflict(copy.notYourOwn, copy.turnOffInstead)
  return found._id
}

type Confirmed = Pick<Request<'startTwoStep'>, 'viewer' | 'ctx' | 'body'>

/** @throws 400 for a wrong password, 429 after too many */
const confirmIdentity = (tries: RateLimit, { viewer, ctx, body }: Confirmed): Promise<void> =>
  requireFreshSignIn(tries, { viewer, ctx, current: body.current_password })

const self = ({ viewer, requestId }: Pick<Request<'startTwoStep'>, 'viewer' | 'requestId'>): Self => ({
  id: viewer.id,
  account: viewer.account,
  requestId,
})

/** Authenticator apps for tests, with real codes. */
import { Secret, TOTP } from 'otpauth'
import type { Types } from 'mongoose'
import type { TwoStepSetup } from 'openapi'
import { TwoStepModel } from '#entities/two-step/two-step.model.ts'
import { TEST_PASSWORD, type TestClient } from '#test/test-client.ts'

const STEP_MS = 30_000

/** What the app shows, or shows some steps from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** A code that the app shows at no time around now. */
export function wrongCodeOf(key: string): string {
  const shown = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(key, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !shown.has(code)) ?? ''
}

/** Turns on two-step sign-in for a user who is signed in. The current code may be used again. */
export async function turnOnTwoStep(client: TestClient, user: Types.ObjectId): Promise<TwoStepSetup> {
  const setup = (await client.post('/two_step/', { current_password: TEST_PASSWORD })).body
  const { status } = await client.post('/two_step/confirm/', { code: codeOf(setup.key) })
  if (status !== 204) throw new Error(`two-step sign-in was not turned on: ${status}`)
  await waitForNewCode(user)
  return setup
}

/** As if it were a later minute: the codes of now have not been used. */
export const waitForNewCode = (user: Types.ObjectId) => TwoStepModel.updateOne({ _id: user }, { last_step: 0 })

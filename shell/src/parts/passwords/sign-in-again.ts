import { ApiError } from 'remote-kit/api-client'
import { copy } from './copy.ts'

/** The problem type that requires the current password. */
export const SIGN_IN_AGAIN = 'urn:protracker:problem:sign-in-again'

/** Whether a call was refused because the sign-in is too old. It succeeds with the current password. */
export const asksToSignInAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === SIGN_IN_AGAIN

/** The form rules of the current password. */
export const CURRENT_PASSWORD = { required: copy.confirmIdentity.missing }

import { ApiError } from 'remote-kit/api-client'

/** The problem type that asks for the current password. */
export const SIGN_IN_AGAIN = 'urn:protracker:problem:sign-in-again'

/** Whether a call was refused because the sign-in is too old, and goes through with the current password. */
export const asksToSignInAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === SIGN_IN_AGAIN

/** How a form registers the field that is asked for then. */
export const CURRENT_PASSWORD = { required: 'Enter your current password' }

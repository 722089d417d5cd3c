import { ApiError } from 'remote-kit/api-client'

/** The problem type of a sign-in that needs a code after the password. */
export const SECOND_STEP = 'urn:protracker:problem:second-step'
/** The problem type of a sign-in whose account requires two-step sign-in that the user has not set up. */
export const SECOND_STEP_SETUP = 'urn:protracker:problem:second-step-setup'

/** What a sign-in needs after the right password: a code, or setting up two-step sign-in first. */
export function nextStepOf(error: unknown): 'code' | 'setup' | null {
  if (!(error instanceof ApiError)) return null
  if (error.problem.type === SECOND_STEP) return 'code'
  return error.problem.type === SECOND_STEP_SETUP ? 'setup' : null
}

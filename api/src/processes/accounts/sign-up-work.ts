/** Signing up: noted by the call, done a moment later by open-account.command.ts. */
import { defineDeferredWork } from '#platform/deferred-work/deferred-work.ts'

export type AccountOpening = {
  name: string
  team_size: string
  /** The address in lower case. */
  owner: { first_name: string; last_name: string; phone_number: string | null; email: string }
}

export const signUpWork = defineDeferredWork<AccountOpening>('sign_up')

/** The deferred work of signing up. The request queues it; open-account.command.ts does it a moment later. */
import type { UsState } from 'openapi/codes'
import { defineDeferredWork } from '#platform/deferred-work/deferred-work.ts'

export type AccountOpening = {
  name: string
  team_size: string
  state: UsState | null
  /** With the email address in lower case. */
  owner: { first_name: string; last_name: string; phone_number: string | null; email: string }
}

export const signUpWork = defineDeferredWork<AccountOpening>('sign_up')

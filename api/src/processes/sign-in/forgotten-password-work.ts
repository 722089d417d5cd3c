/** A forgotten password: noted by the call, answered a moment later by forget-password.command.ts. */
import { defineDeferredWork } from '#platform/deferred-work/deferred-work.ts'

export const forgottenPasswordWork = defineDeferredWork<{ email: string }>('forget_password')

/**
 * The deferred work for a forgotten password. The request queues it; forget-password.command.ts does it a moment later.
 */
import { defineDeferredWork } from '#platform/deferred-work/deferred-work.ts'

export const forgottenPasswordWork = defineDeferredWork<{ email: string }>('forget_password')

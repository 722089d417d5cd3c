/** Who may see and change lead routing (docs/domain.md#who-may-do-what). */
import { roles } from '#platform/http/policy.ts'

/** Owners and admins decide who gets leads. */
export const leadRoutingKeepers = roles('owner', 'admin')

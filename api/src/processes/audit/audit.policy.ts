/** Who may read the audit log: owners and admins, for all of their account. */
import { roles } from '#platform/http/policy.ts'

export const auditors = roles('owner', 'admin')

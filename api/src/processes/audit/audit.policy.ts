/** Who reads the audit: owners and admins, all of their account. */
import { roles } from '#platform/http/policy.ts'

export const auditors = roles('owner', 'admin')

/** Who may see and keep service accounts: all members meet their names, owners and admins keep them. */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The service accounts of the viewer's account, with those that are deleted. */
export const everyServiceAccount = (viewer: Viewer): Document => ({ account: viewer.account })

/** The service accounts that there are. */
export const serviceAccountScope = (viewer: Viewer): Document => ({ ...everyServiceAccount(viewer), deleted_at: null })

export const serviceAccountKeepers = roles('owner', 'admin')

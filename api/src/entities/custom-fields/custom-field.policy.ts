/** Who may see and change custom fields (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The fields that the viewer may see: those of their account. */
export const customFieldScope = (viewer: Viewer): Document => ({ account: viewer.account })

/** Owners and admins decide which fields there are. Everyone may fill them in. */
export const customFieldKeepers = roles('owner', 'admin')

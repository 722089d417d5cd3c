/** Who may see and change lead sources (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The lead sources that the viewer may see: those of their account. */
export const leadSourceScope = (viewer: Viewer): Document => ({ account: viewer.account })

/** Owners and admins decide where leads come from and who gets them. */
export const leadSourceKeepers = roles('owner', 'admin')

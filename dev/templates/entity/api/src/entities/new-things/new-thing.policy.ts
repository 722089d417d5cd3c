/** Who sees and does what with new things. */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The new things that exist for the viewer: those of their account. */
export const newThingScope = (viewer: Viewer): Document => ({ account: viewer.account })

/** Owners and admins keep the account's new things; everyone reads them. */
export const newThingKeepers = roles('owner', 'admin')

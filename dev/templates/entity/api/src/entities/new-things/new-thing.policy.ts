/** Who may see and edit new things. */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The new things that the viewer may see: those of their account. */
export const newThingScope = (viewer: Viewer): Document => ({ account: viewer.account })

/** Owners and admins edit the account's new things. Everyone reads them. */
export const newThingKeepers = roles('owner', 'admin')

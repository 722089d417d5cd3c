/** Who sees and keeps templates (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The templates that exist for the viewer: those of their account. */
export const templateScope = (viewer: Viewer): Document => ({ account: viewer.account })

/** Owners, admins and assistants keep the account's templates; everyone applies them. */
export const templateKeepers = roles('owner', 'admin', 'assistant')

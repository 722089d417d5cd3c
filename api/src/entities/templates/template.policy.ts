/** Who may see and manage templates (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The templates that the viewer may see: those of their account. */
export const templateScope = (viewer: Viewer): Document => ({ account: viewer.account })

/** Owners, admins and assistants may manage the account's templates. Everyone may apply them. */
export const templateKeepers = roles('owner', 'admin', 'assistant')

/** Users may see only their own reminders. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'

/** The reminders that the viewer may see. */
export const reminderScope = (viewer: Viewer): Document => ({ account: viewer.account, user: viewer.id })

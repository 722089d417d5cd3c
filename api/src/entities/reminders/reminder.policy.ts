/** Whose reminders somebody sees: their own. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'

/** The reminders that exist for the viewer. */
export const reminderScope = (viewer: Viewer): Document => ({ account: viewer.account, user: viewer.id })

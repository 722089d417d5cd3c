/** Only a feed's own user may see or change it, as with access tokens. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'

/** The viewer's own feeds. */
export const calendarFeedScope = (viewer: Viewer): Document => ({ account: viewer.account, user: viewer.id })

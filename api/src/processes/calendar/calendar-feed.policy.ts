/** Feeds are their user's own affair, as access tokens are. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'

export const calendarFeedScope = (viewer: Viewer): Document => ({ account: viewer.account, user: viewer.id })

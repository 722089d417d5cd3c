/** Tokens are their user's own affair; not even the account's owner sees them. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'

export const tokenScope = (viewer: Viewer): Document => ({ account: viewer.account, user: viewer.id })

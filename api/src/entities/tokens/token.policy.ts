/** Only a token's own user may see it; not even the account's owner. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'

export const tokenScope = (viewer: Viewer): Document => ({ account: viewer.account, user: viewer.id })

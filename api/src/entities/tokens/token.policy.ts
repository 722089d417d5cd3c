/** Only a token's own user may see it; not even the account's owner. Those of service accounts are for whoever keeps these. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The viewer's own tokens. */
export const tokenScope = (viewer: Viewer): Document => ({ account: viewer.account, user: viewer.id })

/** The tokens of a service account that the viewer may keep. */
export const serviceTokenScope = (viewer: Viewer, service_account: Types.ObjectId): Document => ({
  account: viewer.account,
  service_account,
})

/** @throws 400 for an expiration in the past or more than a year ahead */
export function requireExpiry(text: string): Date {
  const at = new Date(text)
  const now = new Date()
  const last = new Date(now)
  last.setUTCFullYear(now.getUTCFullYear() + 1)
  if (at <= now) throw invalid('expires_at', 'must be in the future')
  if (at > last) throw invalid('expires_at', 'can’t be more than a year away')
  return at
}

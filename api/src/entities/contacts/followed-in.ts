/** What plans may follow from in a contact that is being saved. */
import type { Types } from 'mongoose'
import type { Followed } from './contact-hooks.ts'

type Watched = {
  _id: Types.ObjectId
  account: Types.ObjectId
  status: number
  labels: readonly Types.ObjectId[]
  merged_into?: Types.ObjectId | null | undefined
}

/** Null if nothing does. `before` is the contact as it was; undefined for a new one. */
export function followedIn(contact: Watched, before: Watched | undefined): Followed | null {
  const { _id, account } = contact
  const status = contact.status === before?.status ? null : contact.status
  const labels = contact.labels.filter((label) => !before?.labels.some((one) => label.equals(one)))
  const gone = Boolean(contact.merged_into) && !before?.merged_into
  const isFollowed = status !== null || labels.length > 0 || gone
  return isFollowed ? { account, contact: _id, status, labels, gone } : null
}

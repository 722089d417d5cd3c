/** Hooks for changes of a contact that affect other records. */
import type { ClientSession, Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'
import type { StoredContact } from './contact.model.ts'

/** Runs when a contact's name changes: [change, contact]. */
export const contactRenamed = defineHook<[Change, Types.ObjectId]>('contact renamed')

/** Runs when someone becomes a contact's owner: [change, contact]. */
export const contactGiven = defineHook<[Change, StoredContact]>('contact given')

/** Runs when what tells a contact apart from others changes: [transaction, contact]. */
export const contactMatched = defineHook<[{ session: ClientSession }, StoredContact]>('contact matched')

/** What plans may follow from in a saved contact: the status and labels it got, and whether it's gone: merged or deleted. */
export type Followed = {
  account: Types.ObjectId
  contact: Types.ObjectId
  status: number | null
  labels: readonly Types.ObjectId[]
  gone: boolean
}

/** Runs when a contact gets a status or labels, or is merged or deleted: [transaction, what happened]. */
export const contactFollowed = defineHook<[{ session: ClientSession }, Followed]>('contact followed')

type Watched = {
  _id: Types.ObjectId
  account: Types.ObjectId
  status: number
  labels: readonly Types.ObjectId[]
  merged_into?: Types.ObjectId | null | undefined
}

/** What plans may follow from in a contact that is being saved; null if nothing does. `before` is the contact as it was; undefined for a new one. */
export function followedIn(contact: Watched, before: Watched | undefined): Followed | null {
  const { _id, account } = contact
  const status = contact.status === before?.status ? null : contact.status
  const labels = contact.labels.filter((label) => !before?.labels.some((one) => label.equals(one)))
  const gone = Boolean(contact.merged_into) && !before?.merged_into
  const isFollowed = status !== null || labels.length > 0 || gone
  return isFollowed ? { account, contact: _id, status, labels, gone } : null
}

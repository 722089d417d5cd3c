/** Hooks that a contact runs when it's saved or deleted, whoever does it. */
import type { ClientSession, Types } from 'mongoose'
import { defineHook } from '#platform/events/hook.ts'
import type { Matchable } from './match-words.ts'

/** A contact that was saved, with what tells it apart from others. */
export type MatchedContact = Matchable & {
  _id: Types.ObjectId
  account: Types.ObjectId
  merged_into?: Types.ObjectId | null | undefined
}

/** Runs when what tells a contact apart from others changes: [transaction, contact]. */
export const contactMatched = defineHook<[{ session: ClientSession }, MatchedContact]>('contact matched')

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

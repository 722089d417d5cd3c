/** Hooks for changes of a contact that affect other records. */
import type { ClientSession, Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'
import type { StoredContact } from './contact.model.ts'

/** Runs when a contact's name changes: [change, contact]. */
export const contactRenamed = defineHook<[Change, Types.ObjectId]>('contact renamed')

/** Runs when somebody becomes a contact's owner: [change, contact]. */
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

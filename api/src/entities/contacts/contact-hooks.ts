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

/**
 * Hooks that commands run for changes of a contact that affect other records. The model runs others itself:
 * on-save/saved-contact-hooks.ts.
 */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'
import type { StoredContact } from './contact.model.ts'

/** Runs when a contact's name changes: [change, contact]. */
export const contactRenamed = defineHook<[Change, Types.ObjectId]>('contact renamed')

/** Runs when someone becomes a contact's owner: [change, contact]. */
export const contactGiven = defineHook<[Change, StoredContact]>('contact given')

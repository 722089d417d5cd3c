/** When something happens to a contact that concerns more than the contact. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'

/** A contact has another name: [change, contact]. */
export const contactRenamed = defineHook<[Change, Types.ObjectId]>('contact renamed')

/** A contact is about to be deleted; throwing refuses it: [change, contact]. */
export const contactDeleting = defineHook<[Change, Types.ObjectId]>('contact deleting')

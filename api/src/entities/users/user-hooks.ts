/** Hooks for changes of a user that affect other records. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { defineHook } from '#platform/events/hook.ts'

/** Runs when a user's name, phone number or image changes: [change, user]. */
export const personChanged = defineHook<[Change, Types.ObjectId]>('person changed')

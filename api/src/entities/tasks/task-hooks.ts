/** Hooks for changes of a task that affect other records. */
import type { ClientSession, Types } from 'mongoose'
import { defineHook } from '#platform/events/hook.ts'

/** Runs when a call or an email for a contact is finished, or no longer is: [transaction, contacts]. */
export const contactTaskChanged =
  defineHook<[{ session: ClientSession; at: Date }, readonly Types.ObjectId[]]>('contact task changed')

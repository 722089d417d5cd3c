/** Hooks for activities that affect other records. */
import type { ClientSession, Types } from 'mongoose'
import { defineHook } from '#platform/events/hook.ts'

type Of = { account: Types.ObjectId; contact: Types.ObjectId }
type Touch = { at: Date; replied: boolean; minutes: number | null }

/** Runs when an activity is saved in which the contact wrote or talked with the team: [transaction, whose, what]. */
export const contactAnswered = defineHook<[{ session: ClientSession }, Of, Touch]>('contact answered')

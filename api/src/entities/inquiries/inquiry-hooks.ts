/** Hooks for inquiries that affect other records. */
import type { ClientSession, Types } from 'mongoose'
import { defineHook } from '#platform/events/hook.ts'

type Of = { account: Types.ObjectId; contact: Types.ObjectId }

/** Runs when a contact has asked something: [transaction, whose, the lead source]. */
export const inquiryStored = defineHook<[{ session: ClientSession }, Of, Types.ObjectId]>('inquiry stored')

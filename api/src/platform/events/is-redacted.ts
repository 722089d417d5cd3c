import type { Document } from 'mongodb'
import { hashOf } from './seal.ts'

/** Whether values were taken out of the event: it is not what its hash was made of. */
export const isRedacted = (event: Document): boolean => event.hash !== null && hashOf(event) !== event.hash

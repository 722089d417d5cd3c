import { createHash } from 'node:crypto'
import { ObjectId } from 'mongodb'

/** The ID of the seeded record with this name, always the same. */
export const idOf = (name: string): ObjectId => new ObjectId(createHash('md5').update(name).digest('hex').slice(0, 24))

/** The newest records of one source, as far as a page of the timeline can need them. */
import type { Collection, Document, FindCursor } from 'mongodb'
import { after } from './position.ts'
import type { Asked } from './row.ts'

/** A cursor over the records that match and come after the page before, by `field`, which says when. */
export const newest = <Stored extends Document>(
  { collection }: { collection: Pick<Collection, 'find'> },
  filter: Document,
  { field, rank, behind, most }: Pick<Asked, 'behind' | 'most'> & { field: string; rank: number },
): FindCursor<Stored> =>
  collection
    .find<Stored>({ $and: [filter, after(behind, rank, field)] })
    .sort({ [field]: -1, _id: -1 })
    .limit(most)

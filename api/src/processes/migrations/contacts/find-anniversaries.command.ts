/** Contacts that were stored by an earlier version don't say on which days of the year something comes again. */
import type { Types } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'

const BATCH = 1000

const days = {
  $map: {
    input: { $filter: { input: ['$birthday', '$home_anniversary'], as: 'day', cond: { $gt: ['$$day', ''] } } },
    as: 'day',
    in: { $substrCP: ['$$day', 5, 5] },
  },
}

/** Works out the days of every contact that has others stored. Idempotent. */
export async function findAnniversaries(): Promise<void> {
  for (;;) {
    const wrong = await ContactModel.collection
      .find<{ _id: Types.ObjectId }>({ $expr: { $ne: ['$anniversaries', days] } }, { projection: { _id: 1 } })
      .limit(BATCH)
      .toArray()
    if (wrong.length === 0) return
    const among = { _id: { $in: wrong.map(({ _id }) => _id) } }
    await ContactModel.collection.updateMany(among, [{ $set: { anniversaries: days } }])
  }
}

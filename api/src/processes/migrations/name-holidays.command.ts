/** Holidays used to be stored as days alone. Now they have a name. */
import { AccountModel } from '#entities/accounts/account.model.ts'

/** Gives every day off that has no name one. */
export async function nameHolidays(): Promise<void> {
  const named = { date: '$$day', name: 'Holiday', observed: false }
  const isDay = { $eq: [{ $type: '$$day' }, 'string'] }
  const holidays = { $map: { input: '$holidays', as: 'day', in: { $cond: [isDay, named, '$$day'] } } }
  await AccountModel.collection.updateMany({ holidays: { $type: 'string' } }, [{ $set: { holidays } }])
}

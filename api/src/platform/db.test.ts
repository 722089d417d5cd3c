import { expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { useTestApp } from '#test/test-app.ts'
import { dropOldIndexes, prepareDb } from './db.ts'

useTestApp()

it('keeps a replaced index while processes may still name it in their queries', async () => {
  const { collection } = DealModel
  const byWords = () => collection.find({}, { hint: { account: 1, search: 1 } }).toArray()
  await collection.createIndex({ account: 1, search: 1 })
  await prepareDb()
  expect(await byWords()).toEqual([])
  expect(await dropOldIndexes(false)).toBe(0)
  expect(await byWords()).toEqual([])
  expect(await dropOldIndexes(true)).toBe(1)
  await expect(byWords()).rejects.toThrow(/hint/)
  expect(await dropOldIndexes(true)).toBe(0)
})

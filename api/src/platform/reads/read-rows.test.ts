import { DealModel } from '#entities/deals/deal.model.ts'
import { useTestApp } from '#test/test-app.ts'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { readRows } from './read-rows.ts'

useTestApp()

const { collection } = DealModel

/** How many cursors MongoDB keeps for the next batch. */
async function openCursors(): Promise<number> {
  const kept = { type: 'idleCursor', ns: collection.namespace }
  const stages = [{ $currentOp: { idleCursors: true } }, { $match: kept }]
  return (
    await mongoose.connection
      .getClient()
      .db('admin')
      .aggregate(stages, { readConcern: { level: 'local' } })
      .toArray()
  ).length
}

/** That many rows, each of `length` characters. */
const stages = (count: number, length = 1) => [
  { $limit: 1 },
  { $project: { _id: 0, n: { $range: [0, count] } } },
  { $unwind: '$n' },
  { $set: { text: 'x'.repeat(length) } },
]

const rowsOf = (buffers: Buffer[]) => buffers.map((one) => mongoose.mongo.BSON.deserialize(one).n as number)

it.each([
  ['none', 0],
  ['some', 3],
  ['as many as there may be', 5],
])('reads %s and keeps no cursor open', async (_, count) => {
  await collection.insertOne({})
  for (let i = 0; i < 5; i++)
    expect(rowsOf(await readRows(collection, { stages: stages(count), most: 5 }))).toEqual([...Array(count).keys()])
  expect(await openCursors()).toBe(0)
})

it('reads rows that take more than one batch', async () => {
  const read = await readRows(collection, { stages: stages(5, 5_000_000), most: 5 })
  expect(rowsOf(read)).toEqual([0, 1, 2, 3, 4])
  expect(await openCursors()).toBe(0)
})

it('reports what MongoDB does not do', async () => {
  await expect(readRows(collection, { stages: [{ $nothing: 1 }], most: 5 })).rejects.toThrow('$nothing')
})

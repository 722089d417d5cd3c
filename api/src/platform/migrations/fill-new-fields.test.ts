import { expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import { newId } from '#platform/records/record.ts'
import { migrate, migrateInBackground } from '#processes/migrations/migrations.ts'
import { useTestApp } from '#test/test-app.ts'
import { fillNewFields } from './fill-new-fields.ts'

useTestApp()

const required = { account: newId(), team: newId(), workspace: newId(), phase: newId(), rank: 'a0', representation: 1 }
/** A deal as stored before most of its fields existed. */
const early = () => ({
  ...required,
  _id: newId(),
  name: '402 Maple Street',
  notes: null,
  agents: [{ user: newId(), role: 'lead', share_bp: 5000 }],
  dates: { closing: '2026-12-01' },
  version: 3,
})

it('gives stored records the defaults of new fields, and leaves the others as they are', async () => {
  const deal = early()
  await DealModel.collection.insertOne(deal)
  await migrate()
  const filled = await DealModel.collection.findOne({ _id: deal._id })
  expect(filled).toMatchObject({ ...deal, status: 1, headline: '', parties: [], risk: { level: 'sunny', causes: [] } })
  expect(filled?.agents).toEqual([
    { ...deal.agents[0], portion: null, company: null, fees: null, amount: null, standing: null },
  ])
  expect(filled?.dates).toMatchObject({ closing: '2026-12-01', lease_start: null })
  expect(filled?.updated_at).toBeUndefined()
})

it('fills big collections, up to the last record', async () => {
  const records = Array.from({ length: 20_001 }, (_, i) => ({ _id: newId(), account: newId(), name: `Label ${i}` }))
  await LabelModel.collection.insertMany(records)
  for (const { run } of fillNewFields()) await run()
  expect(await LabelModel.collection.countDocuments({ colour: 'grey' })).toBe(records.length)
})

it('does so once, and once more after a rollout', async () => {
  await migrate()
  const label = { _id: newId(), account: newId(), name: 'Past client' }
  await LabelModel.collection.insertOne(label)
  const read = () => LabelModel.collection.findOne({ _id: label._id })
  await migrate()
  expect(await read()).toEqual(label)
  const { signal } = new AbortController()
  await migrateInBackground(false, signal)
  expect(await read()).toEqual(label)
  expect(await migrateInBackground(true, signal)).toBeGreaterThan(0)
  expect(await read()).toMatchObject({ ...label, colour: 'grey' })
  expect(await migrateInBackground(true, signal)).toBe(0)
})

/**
 * The migrations that new fields with a default need, made of the models, so that no one has to write them: stored records
 * take the default.
 */
import { type Document, MinKey } from 'mongodb'
import mongoose, { type Model } from 'mongoose'
import { digest } from '#platform/records/digest.ts'
import { type FieldDefaults, fieldDefaults } from '#platform/records/field-defaults.ts'
import { fillDefaults } from '#platform/records/fill-defaults.command.ts'
import { isRecorded } from '#platform/records/record.ts'
import type { BackgroundMigration, StartMigration } from './run-migrations.command.ts'

/** For the start: one for each model, done again whenever a field with a default is new. */
export const fillNewFields = (): StartMigration[] =>
  recordedModels().map((model) => ({
    name: nameOf(model),
    run: async () => {
      await fillAll(model)
    },
  }))

/** For after a rollout: the earlier version may have stored records without the new fields until then. */
export const fillNewFieldsAgain = (): BackgroundMigration[] =>
  recordedModels().map((model) => ({
    name: `${nameOf(model)}, after the rollout`,
    run: (signal) => fillAll(model, signal),
  }))

/** How many records one command changes. All of a big collection would take longer than a connection waits. */
const SLICE = 10_000

/** Fills every record of the collection, slice by slice. Returns whether it reached the end. */
async function fillAll(model: Model<unknown>, signal?: AbortSignal): Promise<boolean> {
  for await (const slice of slicesOf(model)) {
    if (signal?.aborted) return false
    await fillDefaults(model, { _id: slice })
  }
  return true
}

/** Ranges of ids that hold at most `SLICE` records each, in order. New records come after the last one. */
async function* slicesOf({ collection }: Model<unknown>): AsyncGenerator<Document> {
  let from: Document = { $gt: new MinKey() }
  for (;;) {
    const [last] = await collection
      .find({ _id: from }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .skip(SLICE - 1)
      .limit(1)
      .toArray()
    yield { ...from, ...(last && { $lte: last._id }) }
    if (!last) return
    from = { $gt: last._id }
  }
}

const recordedModels = (): Model<unknown>[] =>
  Object.values(mongoose.models).filter(({ schema }) => isRecorded(schema)) as Model<unknown>[]

const nameOf = ({ collection, schema }: Model<unknown>): string =>
  `new fields of ${collection.collectionName}: ${digest(pathsOf(fieldDefaults(schema)).toSorted())}`

const pathsOf = (defaults: FieldDefaults): string[] =>
  [...defaults].flatMap(([name, { within = new Map() }]) => [name, ...pathsOf(within).map((path) => `${name}.${path}`)])

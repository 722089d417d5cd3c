/**
 * The migrations that new fields with a default need, made of the models, so that nobody has to write them: stored records
 * take the default.
 */
import mongoose, { type Model } from 'mongoose'
import { digest } from '#platform/records/digest.ts'
import { type FieldDefaults, fieldDefaults } from '#platform/records/field-defaults.ts'
import { fillDefaults } from '#platform/records/fill-defaults.command.ts'
import { isRecorded } from '#platform/records/record.ts'
import type { BackgroundMigration, StartMigration } from './run-migrations.command.ts'

/** For the start: one for each model, done again whenever a field with a default is new. */
export const fillNewFields = (): StartMigration[] =>
  recordedModels().map((model) => ({ name: nameOf(model), run: () => fillDefaults(model) }))

/** For after a rollout: the earlier version may have stored records without the new fields until then. */
export const fillNewFieldsAgain = (): BackgroundMigration[] =>
  recordedModels().map((model) => ({
    name: `${nameOf(model)}, after the rollout`,
    run: async (signal) => {
      if (signal.aborted) return false
      await fillDefaults(model)
      return true
    },
  }))

const recordedModels = (): Model<unknown>[] =>
  Object.values(mongoose.models).filter(({ schema }) => isRecorded(schema)) as Model<unknown>[]

const nameOf = ({ collection, schema }: Model<unknown>): string =>
  `new fields of ${collection.collectionName}: ${digest(pathsOf(fieldDefaults(schema)).toSorted())}`

const pathsOf = (defaults: FieldDefaults): string[] =>
  [...defaults].flatMap(([name, { within = new Map() }]) => [name, ...pathsOf(within).map((path) => `${name}.${path}`)])

import mongoose, { type Schema } from 'mongoose'
import { expect, it } from 'vitest'
import { useTestApp } from '#test/test-app.ts'
import { PLACES_OF_CONTACTS } from './contact-references.ts'

useTestApp()

const CALLED = /(?:^|\.)(?:contacts?|merged_into)$/
/** Models that call contacts by other names. */
const OTHER_NAMES: { readonly [model: string]: RegExp } = {
  Relationship: /^other$/,
  ContactPair: /^(?:one|other)$/,
  ContactMerge: /^(?:kept|merged)$/,
}

/** The paths of a schema, with those of the schemas in it. */
const pathsOf = (schema: Schema): string[] =>
  Object.entries(schema.paths).flatMap(([path, { schema: within }]) => [
    path,
    ...(within ? pathsOf(within).map((inner) => `${path}.${inner}`) : []),
  ])

it('says of every field that refers to contacts what merging does with it', () => {
  const found = Object.entries(mongoose.models).flatMap(([name, { schema }]) =>
    pathsOf(schema as Schema)
      .filter((path) => CALLED.test(path) || OTHER_NAMES[name]?.test(path))
      .map((path) => `${name}.${path}`),
  )
  expect(found.toSorted()).toEqual(Object.keys(PLACES_OF_CONTACTS).toSorted())
})

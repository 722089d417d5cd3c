/** The contract's keyword `x-not-before`: the last day of two has it, with the name of the first. Pure. */
import type { FuncKeywordDefinition } from 'ajv/dist/2020.js'
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js'

/** Refuses a day before the first one, if that is given. */
const validate: SchemaValidateFunction = (first: string, day: string, _parent, place) => {
  const beside: Record<string, unknown> | undefined = place?.parentData
  const from = beside?.[first]
  return typeof from !== 'string' || day >= from
}

export const notBefore: FuncKeywordDefinition = {
  keyword: 'x-not-before',
  type: 'string',
  schemaType: 'string',
  errors: false,
  validate,
}

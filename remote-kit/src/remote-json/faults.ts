/** Says in words what the schema finds wrong in a `remote.json`. */
import type { ErrorObject } from 'ajv'
import { didYouMean } from '#wording/nearest.ts'

const TYPES: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  array: 'a list in brackets',
  object: 'an object in braces',
}

/** One sentence for each fault, beginning with the field. */
export function faultsIn(errors: readonly ErrorObject[]): string[] {
  // What is wrong with a name is said by the rule for names itself.
  const own = errors.filter(({ keyword }) => keyword !== 'propertyNames')
  return own.map((error) => `${error.instancePath || 'the file'} ${wordsOf(error)}`)
}

function wordsOf({ keyword, params, message, data, parentSchema, propertyName }: ErrorObject): string {
  const param = (name: string) => String(params[name])
  switch (keyword) {
    case 'required':
      return `has no ${param('missingProperty')}`
    case 'additionalProperties': {
      const field = param('additionalProperty')
      const known = Object.keys((parentSchema?.['properties'] ?? {}) as object)
      return `has ${field}, which isn’t one of its fields: ${known.join(', ')}${didYouMean(field, known)}`
    }
    case 'enum': {
      const known = params['allowedValues'] as string[]
      return `is ${shown(data)}, not one of ${known.join(', ')}${didYouMean(String(data), known)}`
    }
    case 'pattern':
      return `${propertyName === undefined ? 'is' : 'has'} ${shown(propertyName ?? data)}. ${String(parentSchema?.['description'])}`
    case 'type':
      return `is ${shown(data)}, not ${TYPES[param('type')] ?? param('type')}`
    case 'minimum':
    case 'maximum':
      return `is ${shown(data)}, not a number from ${parentSchema?.['minimum']} to ${parentSchema?.['maximum']}`
    case 'minLength':
    case 'minProperties':
      return 'is empty'
    default:
      return message ?? 'is wrong'
  }
}

/** A value as it's in the file, unless it's long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

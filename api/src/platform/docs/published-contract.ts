/**
 * The contract as callers may take it: in the body of a request, each field that can be empty takes null and empty
 * (platform/contract/empty-values.ts). Schemas that requests share with answers are copied for requests.
 */
import { contract, type Schema } from '#platform/contract/contract.ts'
import { readAs } from '#platform/contract/empty-values.ts'

const SCHEMAS = '#/components/schemas/'

/** The document with such request bodies. */
export function publishedContract(): object {
  const known: Record<string, unknown> = contract.components.schemas
  const schemas = { ...known }

  const copyOf = (name: string): string => {
    const copy = `Sent${name}`
    if (!(copy in schemas)) {
      // Set first, for schemas that contain themselves.
      schemas[copy] = {}
      schemas[copy] = forRequests(known[name])
    }
    return SCHEMAS + copy
  }

  const forRequests = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(forRequests)
    if (!isObject(node)) return node
    return mapValues(node, (value, key) => {
      if (key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMAS))
        return copyOf(value.slice(SCHEMAS.length))
      if (key === 'properties' && isObject(value)) return mapValues(value, (field) => orEmpty(field as Schema))
      return key.startsWith('example') ? value : forRequests(value)
    })
  }

  const orEmpty = (field: Schema): unknown => {
    const other = readAs(field)
    const { title, description, ...own } = forRequests(field) as Schema
    const empty = other?.given === null ? { type: 'null' } : { type: 'string', maxLength: 0 }
    return { title, description, ...(other ? { anyOf: [own, empty] } : own) }
  }

  const paths = mapValues(contract.paths, (path) =>
    mapValues(path as Fields, (operation) =>
      isObject(operation) && 'requestBody' in operation
        ? { ...operation, requestBody: forRequests(operation['requestBody']) }
        : operation,
    ),
  )
  return { ...contract, paths, components: { ...contract.components, schemas } }
}

type Fields = { [name: string]: unknown }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapValues = (object: object, map: (value: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]))

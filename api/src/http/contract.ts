/** The OpenAPI document as data: which operation answers which call, and the schemas of what goes in and out. */
import document from 'openapi/openapi.json' with { type: 'json' }

export type Schema = { [keyword: string]: unknown }

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }

type MediaTypes = { [type: string]: { schema: Schema } }

export type OperationObject = {
  operationId: string
  parameters: Parameter[]
  requestBody?: { required?: boolean; content: MediaTypes }
  responses: { [status: string]: { content?: MediaTypes } }
}

export type ContractOperation = OperationObject & { method: string; path: string }

const METHODS = ['get', 'post', 'patch', 'delete'] as const

type Ref = { $ref: string }
type PathItem = { parameters?: (Parameter | Ref)[] } & { [method: string]: unknown }

/** Follows a local reference such as `#/components/parameters/Page`. */
export function resolve<T>(node: T | Ref): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
  return resolve(target as T | Ref)
}

function readOperations(): Map<string, ContractOperation> {
  const found = new Map<string, ContractOperation>()
  for (const [path, item] of Object.entries(document.paths as unknown as Record<string, PathItem>)) {
    for (const method of METHODS) {
      const raw = item[method] as (OperationObject & { parameters?: (Parameter | Ref)[] }) | undefined
      if (!raw) continue
      const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((parameter) => resolve(parameter))
      const responses = Object.fromEntries(
        Object.entries(raw.responses).map(([status, answer]) => [status, resolve(answer)]),
      )
      found.set(raw.operationId, { ...raw, method, path, parameters, responses })
    }
  }
  return found
}

/** Every operation of the document by its operationId. */
export const contractOperations: ReadonlyMap<string, ContractOperation> = readOperations()

/** The document itself. */
export const contract = document

/** The names of the fields of a schema such as `Contact`, through `allOf`. */
export function schemaFields(name: string): string[] {
  const fields = new Set<string>()
  const visit = (node: Schema | Ref) => {
    const schema = resolve<Schema>(node)
    for (const part of (schema.allOf ?? []) as (Schema | Ref)[]) visit(part)
    for (const field of Object.keys(schema.properties ?? {})) fields.add(field)
  }
  visit({ $ref: `#/components/schemas/${name}` })
  return [...fields]
}

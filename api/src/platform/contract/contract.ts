/** The OpenAPI document as data: the operation of each request, and the schemas of input and output. */
import type { TokenScope } from 'openapi'
import { onceForEach } from '#platform/records/once-for-each.ts'
import document from 'openapi/openapi.json' with { type: 'json' }

export type Schema = { [keyword: string]: unknown }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  style?: string
  schema: Schema
}

type MediaTypes = { [type: string]: { schema: Schema; encoding?: { [part: string]: { contentType?: string } } } }

export type OperationObject = {
  operationId: string
  parameters: Parameter[]
  requestBody?: { required?: boolean; content: MediaTypes }
  responses: { [status: string]: { content?: MediaTypes } }
  security?: SecurityRequirement[]
}

type SecurityRequirement = { [scheme: string]: string[] | undefined }

export type ContractOperation = OperationObject & {
  method: string
  path: string
  /** Whether a personal access token may call it: its security lists `token`, or is empty. */
  takesToken: boolean
  /** The scope that an access token needs for it; null if it takes none, or any. */
  tokenScope: TokenScope | null
  /** Whether someone who is not signed in may call it. */
  takesVisitors: boolean
  /** Whether it is done in no one's name, so that there is nothing to forge: its security is empty, or `{}` alone. */
  isInNoName: boolean
}

const METHODS = ['get', 'post', 'patch', 'delete'] as const

type Ref = { $ref: string }
type SchemaParts = Schema & {
  allOf?: (Schema | Ref)[]
  oneOf?: (Schema | Ref)[]
  items?: Schema | Ref
  properties?: Record<string, Schema | Ref>
}
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
      const security: readonly SecurityRequirement[] = raw.security ?? document.security
      const scopes = security.find(({ token }) => token !== undefined)?.token
      const takesToken = security.length === 0 || scopes !== undefined
      const tokenScope = (scopes?.[0] ?? null) as TokenScope | null
      const takesVisitors = security.length === 0 || security.some(({ token, session }) => !token && !session)
      const isInNoName = security.every((one) => Object.keys(one).length === 0)
      const access = { takesToken, tokenScope, takesVisitors, isInNoName }
      found.set(raw.operationId, { ...raw, method, path, parameters, responses, ...access })
    }
  }
  return found
}

/** All operations of the document, by operationId. */
export const contractOperations: ReadonlyMap<string, ContractOperation> = readOperations()

/** The document itself. */
export const contract = document

const WORDS = new RegExp(document.components.schemas.Words.pattern, 'u')

/** Whether a text has visible characters and no control characters, like `Words` in the contract. */
export const isWords = (text: string): boolean => text !== '' && WORDS.test(text)

const { pattern: EXTERNAL_ID, 'x-pattern-reason': externalIdReason } = document.components.schemas.ExternalId
const externalId = new RegExp(EXTERNAL_ID, 'u')

/** Why a text can't be an id in another system; null if it can. */
export const externalIdProblem = (text: string): string | null => (externalId.test(text) ? null : externalIdReason)

/** The properties of a schema, including those in `allOf`, in the choices of `oneOf`, and in the items of a list. */
export function propertiesOf(node: Schema | Ref): Map<string, Schema | Ref> {
  const { allOf = [], oneOf = [], items, properties = {} } = resolve<SchemaParts>(node)
  const parts = [...allOf, ...oneOf, ...(items ? [items] : [])]
  return new Map([...parts.flatMap((part) => [...propertiesOf(part)]), ...Object.entries(properties)])
}

const schemaOf = (name: string): Ref => ({ $ref: `#/components/schemas/${name}` })

/** The field `path` of a schema, such as `address.street` of `DealUpdate`. */
const schemaAt = (name: string, path: readonly string[]): Schema | Ref =>
  path.reduce<Schema | Ref>((node, step) => propertiesOf(node).get(step) ?? {}, schemaOf(name))

/** The field names of a schema such as `Contact`, or of the objects in one of its fields. */
export const schemaFields = (name: string, ...path: string[]): string[] => [
  ...propertiesOf(schemaAt(name, path)).keys(),
]

/** The maximum length of a text field, if the schema sets one: `longestText('DealUpdate.address.street')`. */
export const longestText = onceForEach((field: string): number | undefined => {
  const [name = '', ...path] = field.split('.')
  const text = schemaAt(name, path) as Schema
  return (text.maxLength ?? resolve(text).maxLength) as number | undefined
})

/** The file and JSON parts of an operation's form; undefined if it takes no multipart form. */
export function formParts({
  requestBody,
}: Pick<OperationObject, 'requestBody'>): { files: string[]; json: string[] } | undefined {
  const form = requestBody?.content['multipart/form-data']
  if (!form) return undefined
  const properties = Object.entries((resolve<Schema>(form.schema).properties ?? {}) as Record<string, Schema | Ref>)
  const isFile = ([, schema]: [string, Schema | Ref]) => resolve<Schema>(schema).format === 'binary'
  const isJson = ([name]: [string, unknown]) => form.encoding?.[name]?.contentType === 'application/json'
  return {
    files: properties.filter(isFile).map(([name]) => name),
    json: properties.filter(isJson).map(([name]) => name),
  }
}

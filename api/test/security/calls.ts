/**
 * The operations of the contract as an attacker finds them. An operation added to the document is attacked
 * automatically.
 */
import {
  type ContractOperation,
  contractOperations,
  formParts,
  resolve,
  type Schema,
} from '#platform/contract/contract.ts'
import type { OperationId } from '#platform/http/operation.ts'
import { CALLS } from '#test/authorization/calls.ts'
import { expectations } from '#test/authorization/matrix.ts'
import type { World } from '#test/authorization/world.ts'

export const operations: ContractOperation[] = [...contractOperations.values()]
export const unsafeOperations = operations.filter(({ method }) => method !== 'get')

const ROLES = ['owner', 'admin', 'agent', 'client'] as const

/** A member of the account `north` who may make the call according to the matrix, and the status that they get. */
export function callerOf({ operationId }: ContractOperation): { role: (typeof ROLES)[number]; status: number } {
  const cells = expectations().filter(({ operation, isBlind }) => operation === operationId && !isBlind)
  // A 400 means that the call only looks as if it changed something for its caller.
  for (const isAllowed of [(status: number) => status < 300, (status: number) => status === 400]) {
    for (const role of ROLES) {
      const cell = cells.find(({ caller, status }) => caller === role && isAllowed(status))
      if (cell) return { role, status: cell.status }
    }
  }
  throw new Error(`By the matrix no one may call ${operationId}`)
}

/** A valid call of the operation, made as in the matrix. */
export async function genuineCall({ operationId, path }: ContractOperation, world: World) {
  const { path: ids = {}, query, body, after } = await CALLS[operationId as OperationId](world)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  return { path: query ? `${filled}?${new URLSearchParams(query).toString()}` : filled, body, after }
}

/** A well-formed path of the operation that refers to nothing. */
export const somePath = ({ path }: ContractOperation): string =>
  path
    .replace('{name}', 'status')
    .replace('{key}', 'texas')
    .replaceAll(/\{\w+\}/g, '6560a1f2c3d4e5f60718293a')

export type JsonObject = { [field: string]: unknown }

/** The example of the operation's body of `type`, without files; undefined if it takes none. */
export function exampleBody({ operationId, requestBody }: ContractOperation, type: string): JsonObject | undefined {
  const content: { schema: Schema; example?: JsonObject } | undefined = requestBody?.content[type]
  if (content && !content.example) throw new Error(`${operationId} has no example of its body`)
  if (!content?.example) return undefined
  const isFile = ([name]: [string, unknown]) =>
    formParts({ requestBody: { content: { [type]: content } } })?.files.includes(name)
  return Object.fromEntries(Object.entries(content.example).filter((one) => !isFile(one)))
}

/** The field names that a body of `type` may have. */
export function bodyFields({ requestBody }: ContractOperation, type: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: Schema): void => {
    const schema = resolve<Schema>(node)
    for (const name of Object.keys(schema.properties ?? {})) names.add(name)
    for (const keyword of ['allOf', 'oneOf', 'anyOf']) ((schema[keyword] ?? []) as Schema[]).forEach(visit)
  }
  const content = requestBody?.content[type]
  if (content) visit(content.schema)
  return names
}

/**
 * Which operations of the API a build calls, found by the form of the calls in its sources: `api.POST('/deals/', …)`,
 * `useQuery('get', '/deals/', …)`, and `exportAddress('/deals/export/', …)`, which is the address of a download.
 */
import { readFileSync } from 'node:fs'
import { nearestOf } from '#wording/nearest.ts'

const CLIENT_CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*(['"`])(\/[^'"`]*\/)\2/g
const HOOK_CALL = /\(\s*(['"])(get|post|put|patch|delete)\1,\s*(['"])(\/[^'"`]*\/)\3/g
const DOWNLOAD = /Address\(\s*(['"])(\/[^'"`]*\/)\1/g

/** The operations that files call, such as `GET /deals/`, in order. */
export function operationsIn(files: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const [, method = '', , path = ''] of text.matchAll(CLIENT_CALL)) found.add(`${method} ${path}`)
    for (const [, , method = '', , path = ''] of text.matchAll(HOOK_CALL)) found.add(`${method.toUpperCase()} ${path}`)
    for (const [, , path = ''] of text.matchAll(DOWNLOAD)) found.add(`GET ${path}`)
  }
  return [...found].toSorted()
}

/** The operations that a contract does not have. */
export function missingOperations(operations: readonly string[], contract: unknown): string[] {
  const paths = (contract as { paths?: Record<string, object> } | null)?.paths ?? {}
  return operations.filter((operation) => {
    const [method = '', path = ''] = operation.split(' ')
    const isCalled = shapeOf(path)
    return !Object.entries(paths).some(([known, item]) => isCalled(known) && method.toLowerCase() in item)
  })
}

/** The operation of a contract that is most like one that it does not have. */
export function nearestOperation(operation: string, contract: unknown): string | undefined {
  const paths = Object.entries((contract as { paths?: Record<string, object> } | null)?.paths ?? {})
  const known = paths.flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`))
  return nearestOf(operation, known)
}

/** Whether a path of a contract is one that a build calls. A part that is a variable, `/imports/{id}/${action}/`, fits any. */
function shapeOf(path: string): (known: string) => boolean {
  const isVariable = (part: string) => part.startsWith('${')
  const parts = path.split('/')
  return (known) => {
    const others = known.split('/')
    return others.length === parts.length && parts.every((part, i) => isVariable(part) || part === others[i])
  }
}

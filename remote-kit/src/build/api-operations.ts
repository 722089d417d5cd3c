/**
 * Which operations of the API a build calls, found in its sources: `api.POST('/deals/', …)` and `useQuery('get', '/deals/', …)`.
 * A path that is named in another way, such as for the link of an export, is `* /deals/export/`: one of its operations.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CLIENT_CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*(['"`])(\/[^'"`]*\/)\2/g
const HOOK_CALL = /\(\s*(['"])(get|post|put|patch|delete)\1,\s*(['"])(\/[^'"]*\/)\3/g
const ANY_PATH = /(['"`])(\/[a-z][^'"`\s]*\/)\1/g

/** The operations that files call, in order. `paths`: those of the contract that the build was made for. */
export function operationsIn(files: Iterable<string>, paths: ReadonlySet<string> = contractPaths()): string[] {
  const found = new Set<string>()
  const named = new Set<string>()
  const called = new Set<string>()
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const calls = [
      ...[...text.matchAll(CLIENT_CALL)].map(([, method = '', , path = '']) => [method, path] as const),
      ...[...text.matchAll(HOOK_CALL)].map(([, , method = '', , path = '']) => [method.toUpperCase(), path] as const),
    ]
    for (const [method, path] of calls) {
      found.add(`${method} ${path}`)
      called.add(path)
    }
    for (const [, , path = ''] of text.matchAll(ANY_PATH)) if (paths.has(path)) named.add(path)
  }
  for (const path of named) if (!called.has(path)) found.add(`* ${path}`)
  return [...found].toSorted()
}

/** Why calls of a build would fail, one sentence each: operations that a contract does not have. */
export function missingOperations(operations: readonly string[], contract: unknown): string[] {
  const paths = pathsOf(contract)
  return operations.filter((operation) => {
    const [method = '', path = ''] = operation.split(' ')
    const item = paths[path]
    return !item || (method !== '*' && !(method.toLowerCase() in item))
  })
}

function contractPaths(): ReadonlySet<string> {
  const file = fileURLToPath(import.meta.resolve('openapi/openapi.json'))
  return new Set(existsSync(file) ? Object.keys(pathsOf(JSON.parse(readFileSync(file, 'utf8')))) : [])
}

function pathsOf(contract: unknown): Record<string, object> {
  return (contract as { paths?: Record<string, object> } | null)?.paths ?? {}
}

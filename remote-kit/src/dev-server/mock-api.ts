import type { IncomingMessage, ServerResponse } from 'node:http'
import { copy } from './copy.ts'

type Example = { status: number; body: unknown }
type Operation = { method: string; path: RegExp; example: Example }

/** Answers calls of `/api/v1` with a contract's examples. Every operation has one. */
export function exampleAnswers(contract: unknown): (method: string, pathname: string) => Example {
  const operations = readOperations(contract)
  return (method, pathname) => {
    const path = pathname.slice('/api/v1'.length)
    const found = operations.find((operation) => operation.method === method && operation.path.test(path))
    return found?.example ?? { status: 404, body: { title: copy.mockApi.unknown, status: 404 } }
  }
}

/** A middleware that answers `/api/v1` with the contract's examples, and with the contract itself. */
export function mockApi(contract: unknown) {
  const answer = exampleAnswers(contract)
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://mock')
    if (!pathname.startsWith('/api/v1/')) return next()
    const isContract = pathname === '/api/v1/openapi.json'
    const { status, body } = isContract ? { status: 200, body: contract } : answer(request.method ?? 'GET', pathname)
    response.writeHead(status, { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }
}

function readOperations(contract: unknown): Operation[] {
  const operations = entries(get(contract, 'paths')).flatMap(([path, item]) =>
    entries(item).flatMap(([method, operation]) => {
      const example = exampleOf(contract, operation)
      return example ? [{ method: method.toUpperCase(), path: pattern(path), example }] : []
    }),
  )
  // Sorted so that `/deals/summary/` comes before `/deals/{id}/`.
  return operations.toSorted((a, b) => a.path.source.split('[^/]+').length - b.path.source.split('[^/]+').length)
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+').replace(/\/$/, '')}/?$`)
}

function exampleOf(contract: unknown, operation: unknown): Example | undefined {
  const success = entries(get(operation, 'responses')).find(([status]) => status.startsWith('2'))
  if (!success) return undefined
  const json = get(resolve(contract, success[1]), 'content', 'application/json')
  const [first] = entries(get(json, 'examples'))
  const named = first && get(resolve(contract, first[1]), 'value')
  return { status: Number(success[0]), body: get(json, 'example') ?? named }
}

/** Resolves a `$ref` within the contract. */
function resolve(contract: unknown, value: unknown): unknown {
  const ref = get(value, '$ref')
  return typeof ref === 'string' ? get(contract, ...ref.replace('#/', '').split('/')) : value
}

function get(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

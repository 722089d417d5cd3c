/**
 * The only way to call the API: typed by the contract, with the session cookie and the anti-forgery header
 * (docs/specification.md §7). Paths are typed, trailing slashes included.
 */
import type { paths, Problem } from 'openapi'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { copy } from './copy.ts'
import { awayFromField } from './field-words.ts'
import { serializeQuery } from './query-text.ts'

export type ApiClient = Client<paths>

/** An error response: its status and the problem that the API reports. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.status = problem.status
    this.problem = problem
  }

  /** The problem as readable lines: the title, then a sentence for each field. */
  get lines(): [string, ...string[]] {
    const fields = this.problem.errors?.map(awayFromField) ?? []
    const detail = this.problem.detail ? [this.problem.detail] : []
    return [this.problem.title, ...detail, ...fields]
  }
}

/** Reads the anti-forgery token on each call, because signing in and out replaces it (docs/specification.md §4). */
function csrfToken(): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith('csrftoken='))
    ?.slice('csrftoken='.length)
}

const SAFE_METHODS = new Set(['GET', 'HEAD'])

const antiForgery: Middleware = {
  onRequest({ request }) {
    const token = csrfToken()
    if (token && !SAFE_METHODS.has(request.method)) request.headers.set('X-CSRFToken', decodeURIComponent(token))
    return request
  },
}

const failures: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return undefined
    throw new ApiError(await readProblem(response))
  },
}

async function readProblem(response: Response): Promise<Problem> {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json')
  if (isProblem) return (await response.json()) as Problem
  // A proxy or gateway answered instead of the API.
  return {
    type: 'about:blank',
    title: response.statusText || copy.apiClient.answered(response.status),
    status: response.status,
    request_id: response.headers.get('X-Request-Id') ?? '',
  }
}

/**
 * A client for the API at `baseUrl` (such as `/api/v1`). Error responses reject with `ApiError`, network failures with
 * the browser's own error.
 */
export function createApiClient({ baseUrl, fetch }: { baseUrl: string; fetch?: typeof globalThis.fetch }): ApiClient {
  const client = createClient<paths>({
    baseUrl,
    credentials: 'include',
    querySerializer: serializeQuery,
    ...(fetch && { fetch: (request: Request) => fetch(request) }),
  })
  client.use(antiForgery, failures)
  return client
}

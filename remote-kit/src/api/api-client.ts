/**
 * The one way to call the API: typed by the contract, with the session cookie and the anti-forgery header
 * (docs/specification.md §7). Paths are the contract's own, so their slashes are right by type.
 */
import type { paths, Problem } from 'openapi'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { serialiseQuery } from './query-text.ts'

export type ApiClient = Client<paths>

/** An answer that is not a success: its status and what the API says about it. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.status = problem.status
    this.problem = problem
  }

  /** The problem as lines a person can read: the title, then "field: reason" for each field. */
  get lines(): [string, ...string[]] {
    const fields = this.problem.errors?.map(({ field, reason }) => `${field}: ${reason}`) ?? []
    const detail = this.problem.detail ? [this.problem.detail] : []
    return [this.problem.title, ...detail, ...fields]
  }
}

/** Reads the anti-forgery token afresh: signing in and out replaces it (docs/specification.md §4). */
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
  // Something between us and the API answered: a proxy, a gateway.
  return {
    type: 'about:blank',
    title: response.statusText || `The server answered ${response.status}`,
    status: response.status,
    request_id: response.headers.get('X-Request-Id') ?? '',
  }
}

/**
 * A client for the API at `baseUrl` (such as `/api/v1`). Answers that are not a success reject with `ApiError`;
 * a network failure rejects with the browser's own error.
 */
export function createApiClient({ baseUrl, fetch }: { baseUrl: string; fetch?: typeof globalThis.fetch }): ApiClient {
  const client = createClient<paths>({
    baseUrl,
    credentials: 'include',
    querySerializer: serialiseQuery,
    ...(fetch && { fetch: (request: Request) => fetch(request) }),
  })
  client.use(antiForgery, failures)
  return client
}

/** Who may see the console: the API knows. */
import type { IncomingHttpHeaders } from 'node:http'

/** How long the API may take to say who someone is. */
const LIMIT_MS = 5000

/**
 * Whether the visitor with these headers is an operator of the platform. No one is while the API doesn't answer: what runs the
 * product is not for those who can't be recognized.
 */
export async function isOperator(headers: IncomingHttpHeaders, apiUrl: string): Promise<boolean> {
  const { cookie } = headers
  if (cookie === undefined) return false
  try {
    const answer = await fetch(new URL('/api/v1/auth/login/', apiUrl), {
      headers: { Cookie: cookie, ...forwarded(headers) },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const user: unknown = answer.ok ? await answer.json() : null
    return typeof user === 'object' && user !== null && 'is_operator' in user && user.is_operator === true
  } catch {
    return false
  }
}

/** What the API is told of the caller, as with every other call that this server passes on. */
const forwarded = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'].map((name) => [name, headers[name]?.toString() ?? '']),
  )

/** The product's API as a demo user, to set up a journey and to check its result. */
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from 'openapi'
import { type APIRequestContext, request } from 'playwright-core'

/** The password of all demo users. */
export const PASSWORD = 'protracker-demo'

export type ProductApi = Client<paths>

/**
 * Signs in like the login page. The session is in the cookies of the returned context, which the caller must dispose.
 */
export async function signIn(url: string, username: string): Promise<APIRequestContext> {
  const session = await request.newContext()
  await session.get(`${url}/api/v1/auth/login/`)
  const answer = await session.post(`${url}/api/v1/auth/login/`, {
    form: { username, password: PASSWORD },
    headers: { 'X-CSRFToken': await csrfToken(session) },
  })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()} ${await answer.text()}`)
  return session
}

/** A typed API client with the session of a user. An unexpected refusal fails the test. */
export function apiOf(url: string, session: APIRequestContext): ProductApi {
  const send = async (call: Request) => {
    const answer = await session.fetch(call.url, {
      method: call.method,
      headers: { ...Object.fromEntries(call.headers), 'X-CSRFToken': await csrfToken(session) },
      data: Buffer.from(await call.arrayBuffer()),
    })
    const body = answer.status() === 204 ? null : await answer.text()
    // Several cookies come as lines of one header, which a Response rejects. The context has stored them already.
    const { 'set-cookie': _, ...headers } = answer.headers()
    return new Response(body, { status: answer.status(), headers })
  }
  return createClient<paths>({ baseUrl: `${url}/api/v1`, fetch: send })
}

/** The response of a call. */
export async function answerOf<Answer>(call: Promise<{ data?: Answer; response: Response; error?: unknown }>) {
  const { data, response, error } = await call
  if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`)
  return data
}

async function csrfToken(session: APIRequestContext): Promise<string> {
  const { cookies } = await session.storageState()
  return decodeURIComponent(cookies.find(({ name }) => name === 'csrftoken')?.value ?? '')
}

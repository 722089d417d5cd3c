/** The product's API as one of the demo's people: to arrange what a journey starts from, and to check what it came to. */
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from 'openapi'
import { type APIRequestContext, request } from 'playwright-core'

/** The password of all the demo's people. */
export const PASSWORD = 'protracker-demo'

export type ProductApi = Client<paths>

/** Signs in as the login page does. The session is in the cookies of what it gives; dispose of it. */
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

/** A client with somebody's session, typed by the contract. A refusal fails the test that did not expect one. */
export function apiOf(url: string, session: APIRequestContext): ProductApi {
  const send = async (call: Request) => {
    const answer = await session.fetch(call.url, {
      method: call.method,
      headers: { ...Object.fromEntries(call.headers), 'X-CSRFToken': await csrfToken(session) },
      data: Buffer.from(await call.arrayBuffer()),
    })
    const body = answer.status() === 204 ? null : await answer.text()
    // Several cookies come as lines of one header, which no Response takes; the session has kept them already.
    const { 'set-cookie': _, ...headers } = answer.headers()
    return new Response(body, { status: answer.status(), headers })
  }
  return createClient<paths>({ baseUrl: `${url}/api/v1`, fetch: send })
}

/** What a call answers. */
export async function answerOf<Answer>(call: Promise<{ data?: Answer; response: Response; error?: unknown }>) {
  const { data, response, error } = await call
  if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`)
  return data
}

async function csrfToken(session: APIRequestContext): Promise<string> {
  const { cookies } = await session.storageState()
  return decodeURIComponent(cookies.find(({ name }) => name === 'csrftoken')?.value ?? '')
}

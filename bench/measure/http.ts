/** One client with one request at a time: the experience of a single user. */

/** What is posted, with the token of the session. */
export type Posted = { body: object; token: string }

/** Milliseconds until the complete response has arrived. */
export async function latencyOf(url: string, cookie: string, posted?: Posted): Promise<number> {
  const init = posted ? post(posted, cookie) : { headers: { Cookie: cookie } }
  const started = performance.now()
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - started
}

const post = ({ body, token }: Posted, cookie: string) => ({
  method: 'POST',
  headers: {
    Cookie: `${cookie}; csrftoken=${token}`,
    'X-CSRFToken': decodeURIComponent(token),
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(body),
})

/** One client with one request at a time: the experience of a single user. */

/** Milliseconds until the complete response has arrived. */
export async function latencyOf(url: string, cookie: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { headers: { Cookie: cookie } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - started
}

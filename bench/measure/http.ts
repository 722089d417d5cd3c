/** One client asking one thing at a time: what a single user feels. */

/** Milliseconds until the whole answer is there. */
export async function latencyOf(url: string, cookie: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { headers: { Cookie: cookie } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - started
}

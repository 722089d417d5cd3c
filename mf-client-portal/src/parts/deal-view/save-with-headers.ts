/** Requests an address with `headers` and saves the response as a download called `name`. @throws if it is refused */
export async function saveWithHeaders(address: string, headers: Record<string, string>, name: string): Promise<void> {
  const answer = await fetch(address, { headers, credentials: 'include' })
  if (!answer.ok) throw new Error(`The download was answered ${answer.status}`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/**
 * Pages of the API that visitors open. Web forms are at `/forms/{key}`, with whatever a website or a newsletter adds to the
 * address; unsubscribe links in emails are at `/unsubscribe/{token}`.
 */

/** What goes along to the form, with its longest value. Everything else is for others. */
const PASSED: { readonly [name: string]: number } = {
  property: 300,
  page: 1000,
  referrer: 1000,
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
}

/** Keys have one length. Any other address is no form, and gets the page that says so. */
const FORM = /^\/forms\/([\w-]{22})\/?$/

/** Where the API has the form at this address; null if there is none. What is sent has no parameters. */
export function apiAddressOfForm({ pathname, searchParams }: URL, method: string | undefined): string | null {
  const key = FORM.exec(pathname)?.[1]
  if (key === undefined) return null
  const passed = new URLSearchParams()
  for (const [name, longest] of Object.entries(PASSED)) {
    const value = method === 'POST' ? null : searchParams.get(name)
    if (value) passed.set(name, value.slice(0, longest))
  }
  const query = passed.toString()
  return `/api/v1/lead_forms/${key}/${query ? `?${query}` : ''}`
}

const LINK = /^\/unsubscribe\/([\w-]+)\/?$/

/** Where the API has the page of this link; null if it is none. */
export function apiAddressOfUnsubscribe({ pathname }: URL): string | null {
  const token = LINK.exec(pathname)?.[1]
  return token === undefined ? null : `/api/v1/unsubscribes/${token}/`
}

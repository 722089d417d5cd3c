/** Unsubscribe links in emails: readers and their mail programs open `/unsubscribe/{token}`. */

const LINK = /^\/unsubscribe\/([\w-]+)\/?$/

/** Where the API has the page of this link; null if it is none. */
export function apiAddressOfUnsubscribe({ pathname }: URL): string | null {
  const token = LINK.exec(pathname)?.[1]
  return token === undefined ? null : `/api/v1/unsubscribes/${token}/`
}

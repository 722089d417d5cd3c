/** Which versions a visitor gets: by their number for each remote, or as a tester has chosen. */
import { createHash, randomBytes } from 'node:crypto'
import type { Visitor } from 'remote-kit/registry-for-visitor'

const ONE_YEAR_S = 365 * 24 * 60 * 60
/** The name of the cookie, and of the parameter that sets it. */
const CHOSEN = 'remote_versions'

/**
 * The visitor with these cookies. `visitor` is random, or, from the first sign-in on, a digest of the user's id (set by the
 * page): so a person gets the same versions on each device. `setCookie` is set for a new visitor.
 */
export function visitorOf(cookies: string | undefined): Visitor & { setCookie?: string } {
  const known = cookieOf(cookies, 'visitor', /^[0-9a-f]{16}$/)
  const id = known ?? randomBytes(8).toString('hex')
  const attributes = `Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`
  return {
    bucketOf: (remote) => bucketOf(id, remote),
    chosen: readChoice(cookieOf(cookies, CHOSEN) ?? ''),
    ...(known === undefined && { setCookie: `visitor=${id}; ${attributes}` }),
  }
}

/** Whether a visitor has the API's session cookie. Only the API knows whether the session still holds. */
export const hasSession = (cookies: string | undefined): boolean =>
  cookieOf(cookies, '(?:__Host-)?protracker\\.sid') !== undefined

/** A visitor's number from 0 to 99 for a remote. Salted, so that the canaries of two remotes reach different visitors. */
export function bucketOf(visitor: string, remote: string): number {
  return createHash('sha256').update(`${visitor} ${remote}`).digest().readUInt32BE() % 100
}

/**
 * Where a tester who asks for `?remote_versions=mf-deals@1.2.3` goes on, and the cookie that keeps the choice in this
 * browser until it closes. The page reads it too: only what was chosen may differ from what visitors get. Only an address that was typed or pasted counts: no other site can choose for anyone.
 */
export function chooseVersions(
  url: URL,
  fetchSite: string | undefined,
): { location: string; setCookie: string } | null {
  const choice = url.searchParams.get(CHOSEN)
  if (choice === null || fetchSite !== 'none') return null
  const kept = Object.entries(readChoice(choice)).map(([remote, version]) => `${remote}@${version}`)
  url.searchParams.delete(CHOSEN)
  const lifetime = kept.length === 0 ? '; Max-Age=0' : ''
  return {
    location: url.pathname.replace(/^\/+/, '/') + url.search,
    setCookie: `${CHOSEN}=${kept.join('+')}; Path=/; SameSite=Lax${lifetime}`,
  }
}

function readChoice(text: string): Record<string, string> {
  const pairs = text.split(/[ +,]/).flatMap((part) => {
    const [, remote, version] = /^([a-z][a-z0-9-]*)@([0-9A-Za-z.-]+)$/.exec(part) ?? []
    return remote && version ? [[remote, version] as const] : []
  })
  return Object.fromEntries(pairs)
}

function cookieOf(cookies: string | undefined, name: string, form = /^/): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? '')?.[1]
  return value !== undefined && form.test(value) ? value : undefined
}

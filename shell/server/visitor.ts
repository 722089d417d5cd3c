import { randomInt } from 'node:crypto'

const COOKIE = 'visitor_bucket'
const ONE_YEAR_S = 365 * 24 * 60 * 60

/**
 * A visitor's number from 0 to 99, which decides about canary releases (`registryForVisitor`). It carries no other
 * information. `setCookie` is set for a new visitor.
 */
export function visitorBucket(cookies: string | undefined): { bucket: number; setCookie?: string } {
  const kept = /(?:^|;\s*)visitor_bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')
  if (kept) return { bucket: Number(kept[1]) }
  const bucket = randomInt(100)
  return { bucket, setCookie: `${COOKIE}=${bucket}; Path=/; Max-Age=${ONE_YEAR_S}; HttpOnly; SameSite=Lax` }
}

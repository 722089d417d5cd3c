/** What a link asks for besides its secret, where the agent set a passcode. */
import type { Context } from 'koa'
import { brokerageOf } from '#entities/accounts/brokerage-name.query.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import { HttpProblem } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { passwordMatches } from '#platform/records/passwords.ts'

const HEADER = 'X-Portal-Passcode'
const PASSCODE_NEEDED = 'urn:protracker:problem:passcode-needed'

/** @throws 403 until the passcode comes along, 429 once too many wrong ones came */
export async function requirePasscode(ctx: Context, portal: StoredPortal, limit: RateLimit): Promise<void> {
  const given = ctx.get(HEADER)
  if (given === '') throw await refused(portal, 'Enter the passcode to open this link')
  await limit.count(ctx, String(portal._id))
  if (!(await passwordMatches(portal.passcode_hash, decoded(given))))
    throw await refused(portal, 'That passcode isn’t right')
  await limit.clear(String(portal._id))
}

/** A header holds no letters beyond Latin: clients send it percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** It says whose link it is: only a link that is open gets so far. */
async function refused({ account }: StoredPortal, title: string): Promise<HttpProblem> {
  return new HttpProblem(403, title, { type: PASSCODE_NEEDED, members: { brokerage: await brokerageOf(account) } })
}

/** Rate limits for signing in, per user name and per address. */
import type { Context } from 'koa'
import { rateLimit } from '#platform/http/rate-limit.ts'

const SECONDS = 15 * 60

export type LoginLimits = { attempts: number; attemptsPerAddress: number }

/** Counts an attempt before the password is checked. Throws 429 with `Retry-After` after too many. */
export function loginLimiter({ attempts, attemptsPerAddress }: LoginLimits) {
  const byUser = rateLimit({ name: 'login-user', uses: attempts, seconds: SECONDS })
  const byAddress = rateLimit({ name: 'login-address', uses: attemptsPerAddress, seconds: SECONDS })
  return {
    async count(ctx: Context, username: string): Promise<void> {
      await byAddress.count(ctx, ctx.ip)
      await byUser.count(ctx, username)
    },
    /** A success shows that it was the user, so the user name's count is reset. */
    clear: (username: string) => byUser.clear(username),
  }
}

/**
 * Rate limits, counted in MongoDB for all processes together and reported in every response
 * (draft-ietf-httpapi-ratelimit-headers-11).
 */
import type { Context } from 'koa'
import mongoose, { model, Schema } from 'mongoose'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpProblem } from './errors.ts'

/** The limiter's collection. The unique index must exist before several concurrent uses are counted. */
const countSchema = new Schema({ key: String, points: Number, expire: Date }, { collection: 'rate_limits' })
countSchema.index({ key: 1 }, { unique: true })
countSchema.index({ expire: -1 }, { expireAfterSeconds: 0 })
model('RateLimit', countSchema)

export type RateLimit = {
  /**
   * Counts one use by `key`, and sets the headers `RateLimit-Policy` and `RateLimit`.
   * @throws 429 with `Retry-After` after too many
   */
  count: (ctx: Context, key: string) => Promise<void>
  /** Resets the count of `key`. */
  clear: (key: string) => Promise<void>
}

type Allowed = {
  name: string
  uses: number
  seconds: number
  /** What the refusal says. */
  refusal?: string
}

/** Allows each key a number of `uses` within `seconds`. */
export function rateLimit({ name, uses, seconds, refusal = TOO_MANY }: Allowed): RateLimit {
  const limiter = new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'rate_limits',
    keyPrefix: name,
    points: uses,
    duration: seconds,
    disableIndexesCreation: true,
  })
  const setHeaders = (ctx: Context, { remainingPoints, msBeforeNext }: RateLimiterRes) => {
    ctx.append('RateLimit-Policy', `"${name}";q=${uses};w=${seconds}`)
    ctx.append('RateLimit', `"${name}";r=${remainingPoints};t=${inSeconds(msBeforeNext)}`)
  }
  return {
    async count(ctx, key) {
      try {
        setHeaders(ctx, await limiter.consume(key))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        setHeaders(ctx, reason)
        throw tooMany(refusal, reason.msBeforeNext)
      }
    },
    async clear(key) {
      await limiter.delete(key)
    },
  }
}

const inSeconds = (ms: number): number => Math.ceil(ms / 1000)

const TOO_MANY = 'Too many attempts. Wait a few minutes, then try again'

const tooMany = (title: string, msBeforeNext: number) =>
  new HttpProblem(429, title, {
    headers: { 'Retry-After': String(inSeconds(msBeforeNext)) },
  })

/** How often something may be done: counted in MongoDB for all processes together. */
import mongoose from 'mongoose'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpProblem } from './errors.ts'

export type RateLimit = {
  /** Counts one use by `key`; throws 429 with `Retry-After` once there were too many. */
  count: (key: string) => Promise<void>
  /** Starts the count of `key` anew. */
  clear: (key: string) => Promise<void>
}

/** Allows a key so many `uses` within `seconds`. */
export function rateLimit({ name, uses, seconds }: { name: string; uses: number; seconds: number }): RateLimit {
  const limiter = new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'rate_limits',
    keyPrefix: name,
    points: uses,
    duration: seconds,
  })
  return {
    async count(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal
      }
    },
    async clear(key) {
      await limiter.delete(key)
    },
  }
}

const tooMany = (msBeforeNext: number) =>
  new HttpProblem(429, 'Too many attempts. Wait a while, then try again', {
    headers: { 'Retry-After': String(Math.ceil(msBeforeNext / 1000)) },
  })

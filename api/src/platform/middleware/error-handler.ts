/** Turns any error into a problem (RFC 9457), and logs unexpected ones. */
import type { Middleware } from 'koa'
import mongoose from 'mongoose'
import { STATUS_CODES } from 'node:http'
import type { Problem } from 'openapi'
import { HttpProblem, invalid, preconditionFailed } from '#platform/http/errors.ts'
import { isConnectionLost } from '#platform/http/lost-connection.ts'
import type { AppState } from '#platform/http/state.ts'

/** Converts errors of Koa, the body parser and mongoose. */
function asProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (error instanceof mongoose.Error.VersionError) return preconditionFailed()
  if (error instanceof mongoose.Error.ValidationError) {
    const [first] = Object.values(error.errors)
    return invalid(
      first?.path ?? '',
      first instanceof mongoose.Error.CastError ? 'isn’t valid' : (first?.message ?? ''),
    )
  }
  if (isConnectionLost(error)) {
    return new HttpProblem(503, 'We can’t reach the database right now. Nothing was changed', {
      headers: { 'Retry-After': '5' },
    })
  }
  if (isHttpError(error)) return problemOf(error.status)
  return new HttpProblem(500, 'Something went wrong on our end')
}

/** Titles: 404 is `Not found`, 405 is `Method not allowed`. */
function problemOf(status: number): HttpProblem {
  const [first = '', ...rest] = STATUS_CODES[status] ?? 'Refused'
  return new HttpProblem(status, first + rest.join('').toLowerCase())
}

function isHttpError(error: unknown): error is { status: number; expose: true; message: string } {
  return (
    error instanceof Error &&
    'expose' in error &&
    error.expose === true &&
    'status' in error &&
    typeof error.status === 'number'
  )
}

/** Catches everything downstream. Headers already set, such as cookies, are kept. */
export const errorHandler: Middleware<AppState> = async (ctx, next) => {
  try {
    await next()
    // No such path, or not with this method.
    if (ctx.status >= 400 && ctx.body === undefined) throw problemOf(ctx.status)
  } catch (error) {
    const problem = asProblem(error)
    if (problem.status >= 500) ctx.state.log.error({ err: error }, 'request failed')
    ctx.status = problem.status
    ctx.set({ 'Cache-Control': 'private, no-store', ...problem.headers })
    if (problem.page) return problem.page.send(ctx)
    ctx.body = JSON.stringify({
      ...problem.members,
      type: problem.type,
      title: problem.message,
      status: problem.status,
      request_id: ctx.state.requestId,
      ...(problem.detail !== undefined && { detail: problem.detail }),
      ...(problem.errors && { errors: problem.errors }),
    } satisfies Problem)
    ctx.type = 'application/problem+json'
  }
}

/**
 * Errors that handlers throw to refuse a request. Each becomes `application/problem+json` (RFC 9457). Any other error
 * becomes a 500 that does not reveal its cause.
 */
import type { Context } from 'koa'
import type { FieldError, TokenScope } from 'openapi'

/** A page of HTML, such as Media. */
type Page = { send: (ctx: Context) => void }

export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly status: number
  /** The problem's type, if clients handle it specially: a URN from the contract. */
  readonly type: string
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>
  /** Members that only problems of this type have (RFC 9457, 3.2). */
  readonly members: Readonly<Record<string, string>>
  /** What people read who opened it in a browser; otherwise the problem is sent as JSON. */
  readonly page: Page | undefined

  constructor(
    status: number,
    title: string,
    {
      type = 'about:blank',
      detail,
      errors,
      headers = {},
      members = {},
      page,
    }: {
      type?: string
      detail?: string
      errors?: FieldError[]
      headers?: Record<string, string>
      members?: Readonly<Record<string, string>>
      page?: Page | undefined
    } = {},
  ) {
    super(title)
    this.status = status
    this.type = type
    this.detail = detail
    this.errors = errors
    this.headers = headers
    this.members = members
    this.page = page
  }
}

/** 400: the input does not match the contract. */
export const badRequest = (errors: FieldError[]) => new HttpProblem(400, 'The request isn’t valid', { errors })

/** 400 for one field. */
export const invalid = (field: string, reason: string) => badRequest([{ field, reason }])

/** 401. Programs sign in with an access token (RFC 6750); browsers ignore the scheme. */
export const signInFirst = () => new HttpProblem(401, 'Sign in first', { headers: { 'WWW-Authenticate': 'Bearer' } })

/** 403: the caller may see the record but may not do this. */
export const forbidden = (title = 'Your role doesn’t allow this') => new HttpProblem(403, title)

/** 403: the access token lacks the scope that the operation needs (RFC 6750). */
export const insufficientScope = (scope: TokenScope) =>
  new HttpProblem(403, `This access token doesn’t have the scope ${scope}`, {
    type: 'urn:protracker:problem:insufficient-scope',
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  })

/** 404: it does not exist, or the caller may not see it. The response does not reveal which. */
export const notFound = (page?: Page) => new HttpProblem(404, 'Not found', { page })

/** 409: the current state does not allow this. */
export const conflict = (title: string, detail?: string) => new HttpProblem(409, title, detail ? { detail } : {})

/** 412: the record has changed since the version that the caller's change is based on. */
export const preconditionFailed = () => new HttpProblem(412, 'Someone else changed this while you were editing')

/** 422: valid input that this record cannot accept now. Names what is missing or wrong. */
export const unprocessable = (title: string, errors: FieldError[]) => new HttpProblem(422, title, { errors })

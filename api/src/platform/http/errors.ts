/**
 * What a handler throws when it will not answer. Each becomes `application/problem+json` (RFC 9457); anything else that is
 * thrown becomes a 500 that says nothing of its cause.
 */
import type { FieldError } from 'openapi'

export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly status: number
  /** What kind of problem, where a client does something about it: a URN of the contract. */
  readonly type: string
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    title: string,
    {
      type = 'about:blank',
      detail,
      errors,
      headers = {},
    }: { type?: string; detail?: string; errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(title)
    this.status = status
    this.type = type
    this.detail = detail
    this.errors = errors
    this.headers = headers
  }
}

/** 400: input that is not what the contract says. */
export const badRequest = (errors: FieldError[]) => new HttpProblem(400, 'The request is not valid', { errors })

/** 400 for one field. */
export const invalid = (field: string, reason: string) => badRequest([{ field, reason }])

/** 401. */
export const signInFirst = () => new HttpProblem(401, 'Sign in first')

/** 403: the caller sees the thing but may not do this to it. */
export const forbidden = (title = 'Your role does not allow this') => new HttpProblem(403, title)

/** 404: there is none, or none that the caller may see; nobody can tell which. */
export const notFound = () => new HttpProblem(404, 'Not found')

/** 409: the state of things rules this out. */
export const conflict = (title: string, detail?: string) => new HttpProblem(409, title, detail ? { detail } : {})

/** 412: the record has moved on since the version that the caller based the change on. */
export const preconditionFailed = () => new HttpProblem(412, 'Someone else changed this in the meantime')

/** 422: valid input that this record cannot take now; names what is missing or wrong. */
export const unprocessable = (title: string, errors: FieldError[]) => new HttpProblem(422, title, { errors })

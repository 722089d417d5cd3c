/**
 * An operation of the contract with its policy and handler. Its input and answer types come from the generated
 * `operations`; a handler that answers anything else does not compile.
 */
import type { Context } from 'koa'
import type { operations } from 'openapi'
import type { Media } from './media.ts'
import type { Upload } from './multipart.ts'
import type { Policy } from './policy.ts'
import type { AppState } from './state.ts'
import type { Viewer } from './viewer.ts'
import type { Json } from './wire.ts'

export type OperationId = keyof operations

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>

type PathOf<Id extends OperationId> = Parameters<Id> extends { path?: infer P } ? Given<P> : Record<never, never>
type QueryOf<Id extends OperationId> = Parameters<Id> extends { query?: infer Q } ? Given<Q> : Record<never, never>
type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: infer C }
    ? C[keyof C]
    : undefined
  : undefined

type SuccessStatus = 200 | 201 | 202 | 204

/** What an answer holds: JSON, bytes of another type, or nothing. */
type AnswerBody<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer B }
    ? B | Json<B>
    : Media
  : never

/** What an operation may answer: one of its 2xx answers. `version` becomes the ETag. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: [
    AnswerBody<operations[Id]['responses'][Status]>,
  ] extends [never]
    ? { status: Status }
    : { status: Status; body: AnswerBody<operations[Id]['responses'][Status]> }
}[keyof operations[Id]['responses'] & SuccessStatus]

export type Request<Id extends OperationId, V extends Viewer | null = Viewer> = {
  viewer: V
  params: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** The file of a multipart form. */
  upload?: Upload | undefined
  /** The version in If-Match; undefined where the caller does not insist. */
  ifMatch: number | undefined
  idempotencyKey: string | undefined
  requestId: string
  /** The HTTP exchange itself, for the few handlers that set cookies. */
  ctx: Context & { state: AppState }
}

export type Handler<Id extends OperationId, V extends Viewer | null = Viewer> = (
  request: Request<Id, V>,
) => Promise<Answer<Id>>

export type Operation = {
  id: OperationId
  policy: Policy
  handler: (request: never) => Promise<{ status: number; body?: unknown }>
}

/** Binds the operation `id` of the contract to who may call it and what it does. */
export function operation<Id extends OperationId, V extends Viewer | null>(
  id: Id,
  policy: Policy<V>,
  handler: Handler<Id, V>,
): Operation {
  return { id, policy, handler }
}

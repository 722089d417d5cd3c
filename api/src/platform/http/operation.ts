/**
 * An operation of the contract with its policy and handler. Input and response types come from the generated
 * `operations`. A handler that returns anything else does not compile.
 */
import type { Context } from 'koa'
import type { operations } from 'openapi'
import type { FileMedia, Media } from './media.ts'
import type { FileReceiver, Upload } from './multipart.ts'
import type { Policy } from './policy.ts'
import type { AppState } from './state.ts'
import type { Viewer } from './viewer.ts'
import type { Json } from '#platform/json/wire.ts'

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

/** The body of a response: JSON, which may be written while it is read, bytes of another type, or nothing. */
type AnswerBody<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer B }
    ? B | Json<B> | Media
    : Media | FileMedia
  : never

/** The allowed responses of an operation: one of its 2xx responses. `version` becomes the ETag. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: [
    AnswerBody<operations[Id]['responses'][Status]>,
  ] extends [never]
    ? { status: Status }
    : { status: Status; body: AnswerBody<operations[Id]['responses'][Status]> }
}[keyof operations[Id]['responses'] & SuccessStatus]

export type Request<Id extends OperationId, V extends Viewer | null = Viewer, U = Upload> = {
  /** The operation that was called. */
  operation: Id
  viewer: V
  params: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** The file of a multipart form: its bytes, or the result of the operation's receiver. */
  upload?: U | undefined
  /** The version in If-Match; undefined if the caller sent none. */
  ifMatch: number | undefined
  idempotencyKey: string | undefined
  requestId: string
  /** The Koa context, for the few handlers that set cookies. */
  ctx: Context & { state: AppState }
}

export type Handler<Id extends OperationId, V extends Viewer | null = Viewer, U = Upload> = (
  request: Request<Id, V, U>,
) => Promise<Answer<Id>>

export type Operation = {
  id: OperationId
  policy: Policy
  handler: (request: never) => Promise<{ status: number; body?: unknown }>
  receiver?: (request: never) => FileReceiver<unknown>
}

type ReceiverFor<Id extends OperationId, V extends Viewer | null, U> = (
  request: Pick<Request<Id, V>, 'viewer' | 'params'>,
) => FileReceiver<U>

/**
 * Binds the contract's operation `id` to its policy and handler. `receiver` takes the form's file if it may be too
 * large for memory.
 */
export function operation<Id extends OperationId, V extends Viewer | null, U = Upload>(
  id: Id,
  policy: Policy<V>,
  handler: Handler<Id, V, U>,
  receiver?: ReceiverFor<Id, V, U>,
): Operation {
  return { id, policy, handler, ...(receiver && { receiver: receiver as (request: never) => FileReceiver<unknown> }) }
}

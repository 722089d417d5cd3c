/**
 * An operation of the contract with its policy and handler. Its input and answer types come from the generated
 * `operations`; a handler that answers anything else does not compile.
 */
import type { Context } from 'koa'
import type { operations } from 'openapi'
import type { FileMedia, Media } from './media.ts'
import type { FileReceiver, Upload } from './multipart.ts'
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
    : Media | FileMedia
  : never

/** What an operation may answer: one of its 2xx answers. `version` becomes the ETag. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: [
    AnswerBody<operations[Id]['responses'][Status]>,
  ] extends [never]
    ? { status: Status }
    : { status: Status; body: AnswerBody<operations[Id]['responses'][Status]> }
}[keyof operations[Id]['responses'] & SuccessStatus]

export type Request<Id extends OperationId, V extends Viewer | null = Viewer, U = Upload> = {
  /** Which operation was called. */
  operation: Id
  viewer: V
  params: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** The file of a multipart form: its bytes, or what the operation's receiver made of it. */
  upload?: U | undefined
  /** The version in If-Match; undefined where the caller does not insist. */
  ifMatch: number | undefined
  idempotencyKey: string | undefined
  requestId: string
  /** The HTTP exchange itself, for the few handlers that set cookies. */
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
 * Binds the operation `id` of the contract to who may call it and what it does. `receiver` takes the file of its form where
 * that may be too large for memory.
 */
export function operation<Id extends OperationId, V extends Viewer | null, U = Upload>(
  id: Id,
  policy: Policy<V>,
  handler: Handler<Id, V, U>,
  receiver?: ReceiverFor<Id, V, U>,
): Operation {
  return { id, policy, handler, ...(receiver && { receiver: receiver as (request: never) => FileReceiver<unknown> }) }
}

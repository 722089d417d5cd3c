/**
 * Deferred work: requests of a visitor that are handled a moment later. The call only stores the request, which takes
 * the same work for known and unknown addresses. So neither the response nor its timing reveals which ones are known.
 */
import type { Change } from '#platform/events/change.ts'
import { DeferredWorkModel } from './deferred-work.model.ts'

/** Claims the work within its change. Returns false if another process has already done it. */
export type Claim = (change: Change) => Promise<boolean>

type Handler<Data> = (data: Data, requestId: string, claim: Claim) => Promise<void>

type Wish<Data> = {
  /** The address in lower case. A request already pending is not stored again. */
  email: string
  data: Data
  requestId: string
}

export type DeferredWork<Data> = {
  /** Stores the request, to be handled a moment later. */
  enqueue: (wish: Wish<Data>) => Promise<void>
  /** Sets the handler for this work. See processes/hooks.ts. */
  attach: (handler: Handler<Data>) => void
}

const handlers = new Map<string, Handler<never>>()

/** A kind of deferred work, by the name under which it is stored. */
export function defineDeferredWork<Data>(kind: string): DeferredWork<Data> {
  return {
    async enqueue({ email, data, requestId }) {
      const now = new Date()
      const work = { kind, data, created_at: now, due_at: now, attempts: 0, request_id: requestId }
      await DeferredWorkModel.updateOne({ _id: `${kind} ${email}` }, { $setOnInsert: work }, { upsert: true })
    },
    attach(handler) {
      handlers.set(kind, handler)
    },
  }
}

/** @throws if this kind of work has no handler */
export function handlerOf(kind: string): Handler<never> {
  const handler = handlers.get(kind)
  if (!handler) throw new Error(`No one does deferred work of the kind "${kind}": see processes/hooks.ts`)
  return handler
}

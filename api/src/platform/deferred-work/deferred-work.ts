/**
 * Deferred work: what a visitor asked for and the product does a moment later. The call only notes the wish, which takes the
 * same work for a known and for an unknown address, so that neither answer nor time tells them apart.
 */
import type { Change } from '#platform/events/change.ts'
import { DeferredWorkModel } from './deferred-work.model.ts'

/** Takes the work that runs, within its change; false where another process has done it. */
export type Claim = (change: Change) => Promise<boolean>

type Handler<Data> = (data: Data, requestId: string, claim: Claim) => Promise<void>

type Wish<Data> = {
  /** The address in lower case. A wish that waits already is not noted again. */
  email: string
  data: Data
  requestId: string
}

export type DeferredWork<Data> = {
  /** Notes the wish, to be granted a moment later. */
  enqueue: (wish: Wish<Data>) => Promise<void>
  /** Says who does the work: see processes/hooks.ts. */
  attach: (handler: Handler<Data>) => void
}

const handlers = new Map<string, Handler<never>>()

/** A kind of deferred work, by the name that it is stored under. */
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

/** @throws where nobody does work of this kind */
export function handlerOf(kind: string): Handler<never> {
  const handler = handlers.get(kind)
  if (!handler) throw new Error(`Nobody does deferred work of the kind "${kind}": see processes/hooks.ts`)
  return handler
}

/**
 * Every write of the API runs in a change: one transaction that holds the records, their events and, with an
 * Idempotency-Key, the response. Either all of it is stored or none of it.
 */
import type { Document } from 'mongodb'
import mongoose, { type ClientSession, type HydratedDocument, type Schema, Types } from 'mongoose'
import { startedOver, isConnectionLost, unsureWhetherSaved } from '#platform/http/lost-connection.ts'
import type { OperationId } from '#platform/http/operation.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { Collected } from '#platform/reads/presenter.ts'
import { nextVersion, type WithOriginal } from '#platform/records/record.ts'
import { appendEvents, type NewEvent } from './append-events.ts'
import { type Difference, difference } from './diff.ts'
import { type Followed, followed } from './followed.ts'
import { type Answered, once } from './idempotency.ts'

type WriteRequest = {
  operation: OperationId
  viewer: Viewer
  requestId: string
  idempotencyKey: string | undefined
  params: unknown
  body: unknown
}

export type Actor = { id: Types.ObjectId | null; account: Types.ObjectId; requestId: string }

type SaveOptions = {
  /** The operation, as a verb: create, update, move, archive … Defaults to create or update. */
  op?: string
  /** The deal that this belongs to. Defaults to the record itself. */
  stream?: Types.ObjectId
  cause?: string
  /** Related changes in other records of the stream, such as due dates. */
  also?: readonly Difference[]
  /** Derived changes that no history shows. */
  follows?: readonly Followed[]
}

type Fields = Record<string, unknown>

type EventParts = {
  diff: Difference[]
  follows?: readonly Followed[] | undefined
  stream?: Types.ObjectId | undefined
  cause?: string | null | undefined
}

export class Change {
  readonly session: ClientSession
  readonly actor: Actor
  readonly at = new Date()
  /** The ids of the events recorded so far. */
  readonly eventIds: string[] = []
  /** Events recorded but not yet written. */
  readonly #events: NewEvent[] = []
  /** Work deferred to the end of the change. */
  readonly #last: (() => Promise<void>)[] = []

  constructor(session: ClientSession, actor: Actor) {
    this.session = session
    this.actor = actor
  }

  /** Saves a new or changed record and records its event. Writes nothing if the record did not change. */
  async save<T>(
    document: HydratedDocument<T>,
    { op, stream, cause, also = [], follows = [] }: SaveOptions = {},
  ): Promise<void> {
    const isNew = document.isNew
    if (isNew) document.set('created_by', this.actor.id)
    const before = isNew ? {} : originalOf(document)
    const after = stateOf(document)
    const diff = [...difference(before, after), ...also]
    if (!isNew && diff.length === 0) {
      this.follow(stream ?? (document._id as Types.ObjectId), follows)
      return
    }
    await document.save({ session: this.session })
    // Fields that the model itself derives, such as search tokens.
    const stored = stateOf(document)
    const kept = followedByModel(document, after, stored)
    this.recordChange(document, op ?? (isNew ? 'create' : 'update'), {
      diff,
      stream,
      cause,
      follows: [...kept, ...follows],
    })
    ;(document.$locals as WithOriginal).original = stored
  }

  /** Saves derived fields of the record, without an event. What caused them tells them: see `follow`. */
  async saveDerived<T>(document: HydratedDocument<T>): Promise<void> {
    await document.save({ session: this.session })
    ;(document.$locals as WithOriginal).original = stateOf(document)
  }

  /** Gives records a new version, since they show something of another record that has changed. */
  async touch({ collection }: Collected, shown: Document): Promise<void> {
    await collection.updateMany(shown, [{ $set: nextVersion(this.at, 'derived') }], { session: this.session })
  }

  /** Deletes a record and records its event. */
  async delete<T>(
    document: HydratedDocument<T>,
    { stream, cause, also = [], follows }: Omit<SaveOptions, 'op'> = {},
  ): Promise<void> {
    await document.deleteOne({ session: this.session })
    this.recordChange(document, 'delete', {
      diff: [...difference(originalOf(document), {}), ...also],
      stream,
      cause,
      follows,
    })
  }

  /** Records an event for a document without saving the document. */
  recordChange<T>(
    document: HydratedDocument<T>,
    op: string,
    { diff, follows = [], stream, cause = null }: EventParts,
  ): void {
    const shown = diff.map((one) => withoutSecret(document, one))
    const told = new Set(shown.map(({ path }) => path))
    this.recordEvent({
      stream: stream ?? (document._id as Types.ObjectId),
      entity: entityName(modelNameOf(document)),
      entity_id: document._id as Types.ObjectId,
      op,
      diff: shown,
      follows: follows.filter(({ path }) => !told.has(path)),
      cause,
    })
  }

  /** Records an event. It is written when the change finishes. */
  recordEvent(event: Omit<NewEvent, '_id' | 'account' | 'at' | 'actor' | 'request_id'>): void {
    const { actor, at } = this
    const _id = new Types.ObjectId()
    this.#events.push({ _id, account: actor.account, at, actor: actor.id, request_id: actor.requestId, ...event })
    this.eventIds.push(String(_id))
  }

  /** Adds derived changes to the deal's last event in this change, or to a new event that no history shows. */
  follow(deal: Types.ObjectId, follows: readonly Followed[]): void {
    if (follows.length === 0) return
    const last = this.#events.findLast(({ stream }) => stream.equals(deal))
    if (last) last.follows.push(...follows)
    else
      this.recordEvent({
        stream: deal,
        entity: 'deal',
        entity_id: deal,
        op: 'follow',
        diff: [],
        follows: [...follows],
        cause: null,
      })
  }

  /** Defers `work` to the end of the change, when everything else in it is known. */
  last(work: () => Promise<void>): void {
    this.#last.push(work)
  }

  /** Runs the deferred work and writes the events. */
  async finish(): Promise<void> {
    for (const work of this.#last.splice(0)) await work()
    await this.flush()
  }

  /**
   * Writes the events recorded since the last flush, and runs `alongside` against the database in the meantime.
   * `change` calls it at the end. Call it earlier only to read an event before the change is done.
   */
  async flush(alongside?: () => Promise<unknown>): Promise<void> {
    await appendEvents(this.#events.splice(0), this.session, alongside)
  }
}

const stateOf = (document: { toObject: (options: { depopulate: boolean }) => unknown }) =>
  document.toObject({ depopulate: true }) as Fields

/** The document's state when it was last read or saved. */
export const originalOf = (document: { $locals: object }): Fields => (document.$locals as WithOriginal).original ?? {}

/** Empty except for deals, tasks and milestones: only these are rebuilt from events. */
function followedByModel<T>(document: HydratedDocument<T>, ...states: [Fields, Fields]): Followed[] {
  const entity = entityName(modelNameOf(document))
  if (entity === 'deal') return followed(entity, ...states)
  return entity === 'task' || entity === 'milestone' ? followed(`${entity}s.${String(document._id)}`, ...states) : []
}

/** For a secret, the event says that it changed and leaves out its value. */
function withoutSecret(document: object, told: Difference): Difference {
  const { schema } = document as { schema: Schema }
  return schema.path(told.path)?.options.secret ? { path: told.path, from: null, to: null } : told
}

const modelNameOf = (document: object) => (document.constructor as unknown as { modelName: string }).modelName

/** The entity name in events: `AccessToken` becomes `access_token`. */
export const entityName = (modelName: string): string =>
  modelName.replaceAll(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

/**
 * Runs the request's `work` as one change and returns its response. With an Idempotency-Key the work runs once, and a
 * repeated request gets the first response.
 */
export async function write<A extends Answered>(
  request: WriteRequest,
  work: (change: Change) => Promise<A>,
): Promise<A> {
  const { operation: operationId, viewer, requestId, idempotencyKey: key, params, body } = request
  const actor = { id: viewer.id, account: viewer.account, requestId }
  return change(actor, (tx) =>
    key === undefined ? work(tx) : once(tx, { key, operationId, params, body }, () => work(tx)),
  )
}

/**
 * Runs `work` in one transaction, and retries it on a write conflict. `work` must therefore read what it changes inside
 * the transaction.
 * @throws 503 if the database connection is lost before the outcome of the commit is known
 */
export async function change<T>(actor: Actor, work: (change: Change) => Promise<T>): Promise<T> {
  const session = await mongoose.connection.startSession()
  let isWorkDone = false
  const attempt = async () => {
    isWorkDone = false
    const done = await workIn(new Change(session, actor), work)
    isWorkDone = true
    return done
  }
  try {
    const options = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const
    return await session.withTransaction(attempt, options)
  } catch (error) {
    throw isWorkDone && isConnectionLost(error) ? unsureWhetherSaved() : error
  } finally {
    await session.endSession()
  }
}

async function workIn<T>(change: Change, work: (change: Change) => Promise<T>): Promise<T> {
  try {
    const done = await work(change)
    await change.finish()
    return done
  } catch (error) {
    throw startedOver(error)
  }
}

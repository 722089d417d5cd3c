/**
 * Every write of the API happens in a change: one transaction that holds the records, their events and, with an
 * Idempotency-Key, the answer. It is all there or it never was.
 */
import mongoose, { type ClientSession, type HydratedDocument, type Schema, type Types } from 'mongoose'
import type { Viewer } from '../http/viewer.ts'
import type { WithOriginal } from '../records/record.ts'
import { type Difference, difference } from './diff.ts'
import { EventModel } from './event.model.ts'
import { type Answered, once } from './idempotency.ts'

type WriteRequest = {
  viewer: Viewer
  requestId: string
  idempotencyKey: string | undefined
  params: unknown
  body: unknown
}

export type Actor = { id: Types.ObjectId | null; account: Types.ObjectId; requestId: string }

type Told = {
  /** What was done, as a verb: create, update, move, archive … Told from the document where absent. */
  op?: string
  /** The deal that this belongs to; the record itself by default. */
  stream?: Types.ObjectId
  cause?: string
  /** What moved along with it in other records of the stream, such as due dates. */
  also?: readonly Difference[]
}

export class Change {
  readonly session: ClientSession
  readonly actor: Actor
  readonly at = new Date()
  /** The events that were written so far, by id. */
  readonly told: string[] = []

  constructor(session: ClientSession, actor: Actor) {
    this.session = session
    this.actor = actor
  }

  /** Saves a record, new or changed, and its event. A record that did not change writes nothing. */
  async save<T>(document: HydratedDocument<T>, { op, stream, cause, also = [] }: Told = {}): Promise<void> {
    const isNew = document.isNew
    if (isNew) document.set('created_by', this.actor.id)
    const before = isNew ? {} : ((document.$locals as WithOriginal).original ?? {})
    const after = document.toObject({ depopulate: true }) as Record<string, unknown>
    const diff = [...difference(before, after), ...also]
    if (!isNew && diff.length === 0) return
    await document.save({ session: this.session })
    await this.tell(document, op ?? (isNew ? 'create' : 'update'), { diff, stream, cause })
    ;(document.$locals as WithOriginal).original = document.toObject({ depopulate: true }) as Record<string, unknown>
  }

  /** Deletes a record and tells it. */
  async delete<T>(
    document: HydratedDocument<T>,
    { stream, cause }: Pick<Told, 'stream' | 'cause'> = {},
  ): Promise<void> {
    const before = (document.$locals as WithOriginal).original ?? {}
    await document.deleteOne({ session: this.session })
    await this.tell(document, 'delete', { diff: difference(before, {}), stream, cause })
  }

  /** Tells what was done to a record, without saving it. */
  async tell<T>(
    document: HydratedDocument<T>,
    op: string,
    {
      diff,
      stream = document._id as Types.ObjectId,
      cause = null,
    }: { diff: Difference[]; stream?: Types.ObjectId | undefined; cause?: string | null | undefined },
  ): Promise<void> {
    const { actor, session } = this
    const last = await EventModel.findOne({ stream }, { seq: 1 }, { session, sort: { seq: -1 } }).lean()
    const [event] = await EventModel.create(
      [
        {
          account: actor.account,
          stream,
          seq: (last?.seq ?? 0) + 1,
          at: this.at,
          actor: actor.id,
          entity: entityName(modelNameOf(document)),
          entity_id: document._id as Types.ObjectId,
          op,
          diff: diff.map((one) => withoutSecret(document, one)),
          cause,
          request_id: actor.requestId,
        },
      ],
      { session },
    )
    if (event) this.told.push(String(event._id))
  }
}

/** That a secret changed is told, which secret it was is not. */
function withoutSecret(document: object, told: Difference): Difference {
  const { schema } = document as { schema: Schema }
  return schema.path(told.path)?.options.secret ? { path: told.path, from: null, to: null } : told
}

const modelNameOf = (document: object) => (document.constructor as unknown as { modelName: string }).modelName

/** What events call the records of a model: those of `AccessToken` are an `access_token`. */
export const entityName = (modelName: string): string =>
  modelName.replaceAll(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

/**
 * Runs a request's writing `work` as one change and answers what it answers. With an Idempotency-Key the work is done once,
 * and a repeated request gets the first one's answer.
 */
export async function write<A extends Answered>(
  operationId: string,
  request: WriteRequest,
  work: (change: Change) => Promise<A>,
): Promise<A> {
  const { viewer, requestId, idempotencyKey: key, params, body } = request
  const actor = { id: viewer.id, account: viewer.account, requestId }
  return change(actor, (tx) =>
    key === undefined ? work(tx) : once(tx, { key, operationId, params, body }, () => work(tx)),
  )
}

/** Runs `work` in one transaction, again where another one got in its way: it must read what it changes, inside. */
export async function change<T>(actor: Actor, work: (change: Change) => Promise<T>): Promise<T> {
  const session = await mongoose.connection.startSession()
  try {
    return await session.withTransaction(() => work(new Change(session, actor)), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    })
  } finally {
    await session.endSession()
  }
}

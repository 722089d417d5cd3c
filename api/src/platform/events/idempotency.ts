/**
 * Idempotent requests (the Idempotency-Key header). The first response is stored for 24 hours in the transaction of its
 * effect, and returned again when the request is repeated. Reusing the key for a different request is refused.
 */
import { type ClientSession, model, Schema, type Types } from 'mongoose'
import { HttpProblem } from '#platform/http/errors.ts'
import { Json } from '#platform/json/wire.ts'
import { digest } from '#platform/records/digest.ts'

const keySchema = new Schema(
  {
    _id: String,
    account: { type: 'ObjectId', default: null },
    request: { type: String, required: true },
    answer: { type: String, default: null },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'idempotency_keys' },
)
keySchema.index({ account: 1 })
keySchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 })
const IdempotencyKey = model('IdempotencyKey', keySchema)

const KEPT_MS = 24 * 60 * 60 * 1000

/** What identifies a request: its key and what it asks for. */
export type KeyedRequest = { key: string; operationId: string; params: unknown; body: unknown }

/** The change that must take effect only once. */
type Repeatable = { session: ClientSession; actor: { id: Types.ObjectId | null; account: Types.ObjectId }; at: Date }

/** A response as a handler returns it. */
export type Answered = { status: number; body?: unknown }

type StoredAnswer = { status: number; text: string | null; version: number | undefined }

function keep({ status, body }: Answered): string {
  if (body instanceof Json)
    return JSON.stringify({ status, text: body.text, version: body.version } satisfies StoredAnswer)
  return JSON.stringify({
    status,
    text: body === undefined ? null : JSON.stringify(body),
    version: undefined,
  } satisfies StoredAnswer)
}

function again(stored: string): Answered {
  const { status, text, version } = JSON.parse(stored) as StoredAnswer
  return text === null ? { status } : { status, body: new Json(text, version) }
}

/** Runs `work` once per key. */
export async function once<A extends Answered>(
  { session, actor, at }: Repeatable,
  { key, ...request }: KeyedRequest,
  work: () => Promise<A>,
): Promise<A> {
  const _id = digest([actor.account, actor.id, key])
  const known = await IdempotencyKey.findById(_id, null, { session }).lean()
  if (known && known.expires_at > at) {
    if (known.request !== digest(request))
      throw new HttpProblem(422, 'This Idempotency-Key was already used for a different request')
    if (known.answer) return again(known.answer) as A
  }
  // Written first, so that a concurrent duplicate gets a write conflict here, waits, and then finds the response.
  const { account } = actor
  const row = { account, request: digest(request), answer: null, expires_at: new Date(at.getTime() + KEPT_MS) }
  await IdempotencyKey.updateOne({ _id }, { $set: row }, { session, upsert: true })
  const answer = await work()
  await IdempotencyKey.updateOne({ _id }, { $set: { answer: keep(answer) } }, { session })
  return answer
}

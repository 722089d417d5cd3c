/**
 * Verifies the whole event log and reports what differs from what was written. See
 * docs/decisions/events-are-chained.md.
 */
import type { Document } from 'mongodb'
import { EventAnchorModel, type StoredEventAnchor } from './event-anchor.model.ts'
import { EventHeadModel, type StoredEventHead } from './event-head.model.ts'
import { EventModel } from './event.model.ts'
import { readRedactions } from './redactions.query.ts'
import { hashOf, NO_HASH } from './seal.ts'
import { type FaultKind, firstFault, type LoggedEvent, type StreamFault } from './stream-fault.ts'

/** A stream with its first fault, or a broken anchor. */
export type Fault = {
  kind: FaultKind
  /** The stream's id; null for a fault in the chain of anchors. */
  stream: string | null
  /** The number in the stream, or of the anchor. */
  seq: number
  event: Document | null
}

export type Verified = {
  events: number
  streams: number
  anchors: number
  /** The events without the values of a person who was erased. They are no faults. */
  redacted: number
  faults: Fault[]
}

/**
 * Verifies every stream, its head, and the chain of anchors. `anchor` is the hash of an anchor that the chain must
 * contain.
 */
export async function verifyEvents(anchor?: string): Promise<Verified> {
  const redactions = await readRedactions()
  const verified: Verified = { events: 0, streams: 0, anchors: 0, redacted: redactions.size, faults: [] }
  const broken = new Set<string>()
  for await (const { stream, events, head } of streams()) {
    verified.streams += 1
    verified.events += events.length
    const fault = firstFault(events, redactions) ?? endFault(events, head)
    if (!fault) continue
    broken.add(stream)
    verified.faults.push({ ...fault, stream })
  }
  await verifyAnchors(verified, broken, anchor)
  return verified
}

/** Checks that the stream ends where its head says. */
function endFault(events: readonly LoggedEvent[], head: StoredEventHead | null): StreamFault | null {
  const last = events.at(-1)
  if (!head) return { kind: 'inserted', seq: 1, event: events[0] ?? null }
  if (!last || last.seq < head.seq) return { kind: 'missing', seq: (last?.seq ?? 0) + 1, event: null }
  if (last.seq > head.seq) return { kind: 'inserted', seq: head.seq + 1, event: events[head.seq] ?? null }
  return last.hash === head.hash ? null : { kind: 'altered', seq: last.seq, event: last }
}

type Stream = { stream: string; events: LoggedEvent[]; head: StoredEventHead | null }

/** Every stream with its head, including those with only one of the two. Reads both once, ordered by id. */
async function* streams(): AsyncGenerator<Stream> {
  const heads = EventHeadModel.collection.find<StoredEventHead>({}).sort({ _id: 1 })
  let head = await heads.next()
  for await (const events of eventsByStream()) {
    const stream = String(events[0]?.stream)
    while (head && String(head._id) < stream) {
      yield { stream: String(head._id), events: [], head }
      head = await heads.next()
    }
    const isOwn = head !== null && String(head._id) === stream
    yield { stream, events, head: isOwn ? head : null }
    if (isOwn) head = await heads.next()
  }
  for (; head; head = await heads.next()) yield { stream: String(head._id), events: [], head }
}

async function* eventsByStream(): AsyncGenerator<LoggedEvent[]> {
  let events: LoggedEvent[] = []
  for await (const event of EventModel.collection.find<LoggedEvent>({}).sort({ stream: 1, seq: 1 })) {
    if (events[0] && String(events[0].stream) !== String(event.stream)) {
      yield events
      events = []
    }
    events.push(event)
  }
  if (events.length > 0) yield events
}

async function verifyAnchors(verified: Verified, broken: Set<string>, wanted?: string): Promise<void> {
  const { faults } = verified
  let prev = NO_HASH
  let isThere = wanted === undefined
  for await (const anchor of EventAnchorModel.collection.find<StoredEventAnchor>({}).sort({ _id: 1 })) {
    verified.anchors += 1
    const seq = verified.anchors
    if (anchor._id !== seq) return void faults.push({ kind: 'missing', stream: null, seq, event: null })
    if (anchor.prev !== prev || anchor.hash !== hashOf(anchor))
      return void faults.push({ kind: 'altered', stream: null, seq, event: anchor })
    prev = anchor.hash
    if (anchor.hash === wanted) isThere = true
    await verifyAnchored(anchor, faults, broken)
  }
  if (!isThere) faults.push({ kind: 'missing', stream: null, seq: verified.anchors + 1, event: null })
}

/** Checks that the streams still contain what the anchor recorded. */
async function verifyAnchored({ heads }: StoredEventAnchor, faults: Fault[], broken: Set<string>): Promise<void> {
  const seen = await EventModel.collection
    .find({ $or: heads.map(({ stream, seq }) => ({ stream, seq })) }, { projection: { stream: 1, hash: 1 } })
    .toArray()
  const hashes = new Map(seen.map(({ stream, hash }) => [String(stream), String(hash)]))
  for (const { stream, seq, hash } of heads) {
    const name = String(stream)
    const now = hashes.get(name)
    if (broken.has(name) || now === hash || typeof seq !== 'number') continue
    broken.add(name)
    const event = now === undefined ? null : await EventModel.collection.findOne({ stream, seq })
    faults.push({ kind: now === undefined ? 'missing' : 'altered', stream: name, seq, event })
  }
}

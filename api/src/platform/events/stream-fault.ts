/** Finds the first event of a stream that differs from what was written. Pure. */
import type { Document } from 'mongodb'
import { hashOf, NO_HASH } from './seal.ts'

/** An event as stored. */
export type LoggedEvent = Document & { seq: number; prev?: string | null; hash?: string | null }

/** What events that an erasure took a person out of have hashed to since, by their id. */
export type Redactions = ReadonlyMap<string, string>

export type FaultKind = 'altered' | 'missing' | 'inserted' | 'reordered' | 'unsealed'

/** What is wrong, the event if there is one, and the affected number in the stream. */
export type StreamFault = { kind: FaultKind; seq: number; event: LoggedEvent | null }

/** Whether the event is as it was written, or as an erasure has left it. */
function isIntact(event: LoggedEvent, redactions: Redactions): boolean {
  const now = hashOf(event)
  return now === event.hash || now === redactions.get(String(event._id))
}

/** The first fault in all events of a stream, ordered by number; null if every event is intact. */
export function firstFault(events: readonly LoggedEvent[], redactions: Redactions): StreamFault | null {
  let prev = NO_HASH
  for (const [i, event] of events.entries()) {
    const seq = i + 1
    if (event.seq !== seq || event.prev !== prev || !event.hash || !isIntact(event, redactions))
      return explain(events, i, redactions)
    prev = event.hash
  }
  return null
}

/** Explains the first mismatch. */
function explain(events: readonly LoggedEvent[], i: number, redactions: Redactions): StreamFault {
  const seq = i + 1
  const event = events[i] as LoggedEvent
  const before = events[i - 1] ?? null
  if (!event.hash) return { kind: 'unsealed', seq, event }
  if (event.seq > seq) return { kind: 'missing', seq, event: null }
  const placed = events.map((one) => placeOf(one, events.length, redactions))
  const place = placed[i] ?? null
  if (place === seq) return before ? { kind: 'altered', seq: i, event: before } : { kind: 'altered', seq, event }
  // The event was written for another position: an event was inserted or removed before it, or two were swapped.
  if (place === i && before) return { kind: 'inserted', seq: i, event: before }
  if (place !== null && !placed.includes(seq)) return { kind: 'missing', seq, event: null }
  if (place !== null) return { kind: 'reordered', seq, event }
  return { kind: placed[i + 1] === seq ? 'inserted' : 'altered', seq, event }
}

/** The number that the event was originally sealed with, whatever it says now; null if its content was altered. */
function placeOf(event: LoggedEvent, count: number, redactions: Redactions): number | null {
  if (isIntact(event, redactions)) return event.seq
  // Look a little past the current count, in case events were removed.
  for (let seq = 1; seq <= count + 100; seq++) if (isIntact({ ...event, seq }, redactions)) return seq
  return null
}

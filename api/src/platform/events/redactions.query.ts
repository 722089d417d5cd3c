/** Reads which events a person was taken out of later, as the erasures that did it have listed them. */
import { EventHeadModel } from './event-head.model.ts'
import { EventModel } from './event.model.ts'
import type { Redacted } from './redact-events.command.ts'
import { hashOf } from './seal.ts'
import type { LoggedEvent, Redactions } from './stream-fault.ts'

/** A listing counts if its own event is as written and chained. Of two listings of an event, the later one counts. */
export async function readRedactions(): Promise<Redactions> {
  const redactions = new Map<string, string>()
  for await (const erasure of EventModel.collection.find<LoggedEvent>({ op: 'erase' }).sort({ at: 1, _id: 1 })) {
    if (erasure.hash !== hashOf(erasure) || !(await isChained(erasure))) continue
    for (const { event, digest } of listedIn(erasure)) redactions.set(String(event), digest)
  }
  return redactions
}

const listedIn = ({ diff }: LoggedEvent) =>
  (diff as { path: string; to: Redacted[] }[]).find(({ path }) => path === 'redacted')?.to ?? []

/** Whether the next event of the stream, or its head, holds the hash of the event. */
async function isChained({ stream, seq, hash }: LoggedEvent): Promise<boolean> {
  const next = await EventModel.collection.findOne({ stream, seq: seq + 1 }, { projection: { prev: 1 } })
  if (next) return next.prev === hash
  const head = await EventHeadModel.collection.findOne({ _id: stream })
  // If the end of the stream was cut off, that is the fault.
  return head !== null && (head.hash === hash || head.seq > seq)
}

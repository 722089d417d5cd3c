/** Reads sessions for requests. A session is always read after its request arrived, never from a cache. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'
import { aliveSessions, SessionModel } from './session.model.ts'

export type LiveSession = { _id: string; viewer: Viewer; data: object; seen_at: Date }

/** A read that has not started yet. New requests can still join it. */
type ComingRead = { names: Set<string>; found: Promise<Map<string, LiveSession>> }

/**
 * Returns a function that reads a session by name; undefined if it is not alive. Requests that arrive during a read
 * share the next one. On a busy server a query for each would cost a quarter of a list (bench/RESULTS.md, api).
 */
export function sessionReader(idleMinutes: number): (name: string) => Promise<LiveSession | undefined> {
  let underWay: Promise<unknown> = Promise.resolve()
  let coming: ComingRead | null = null

  function announceRead(): ComingRead {
    const names = new Set<string>()
    const found = underWay.then(() => {
      coming = null
      return readLive([...names], idleMinutes)
    })
    // An error reaches those waiting for this read. The next read starts regardless.
    underWay = found.catch(() => undefined)
    return { names, found }
  }

  return async (name) => {
    coming ??= announceRead()
    coming.names.add(name)
    return (await coming.found).get(name)
  }
}

async function readLive(names: string[], idleMinutes: number): Promise<Map<string, LiveSession>> {
  const filter: Document = { _id: { $in: names }, ...aliveSessions(idleMinutes) }
  const projection = { viewer: 1, data: 1, seen_at: 1 }
  const found = await SessionModel.collection.find(filter, { projection }).toArray()
  return new Map((found as unknown as LiveSession[]).map((session) => [session._id, session]))
}

/** Reads the sessions of requests: each after its request came in, and never from memory. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'
import { aliveSessions, SessionModel } from './session.model.ts'

export type LiveSession = { _id: string; viewer: Viewer; data: object; seen_at: Date }

/** A read that has not begun: who asks now is in time for it. */
type ComingRead = { names: Set<string>; found: Promise<Map<string, LiveSession>> }

/**
 * Gives a function that reads the session of a name, undefined where it does not live. Requests that come while a read is
 * under way share the next one: on a busy server a query for each would cost a quarter of a list (bench/RESULTS.md, api).
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
    // A read that fails is told to those who wait for it; the one after it begins all the same.
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

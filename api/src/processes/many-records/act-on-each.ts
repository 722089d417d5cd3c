/** One action on each of several records, in one change: what refuses it stays as it is, and says why. */
import type { Change } from '#platform/events/change.ts'
import { HttpProblem } from '#platform/http/errors.ts'

export type ActOnOne<Doc, Effect> = {
  /** Why it cannot be applied to a record, to follow its name; null if it can. */
  refusal: (record: Doc) => string | null
  /**
   * Applies it. Returns what follows from it, null if nothing does, or the reason why it changed nothing.
   * @throws a problem only before it has written anything
   */
  run: (change: Change, record: Doc) => Promise<Effect | string | null>
}

export type Acted<Doc, Effect> = {
  changed: { record: Doc; effect: Effect | null; events: string[] }[]
  skipped: { id: string; record: Doc | undefined; reason: string }[]
}

type Outcome<Effect> = { refusal: string } | { refusal: null; effect: Effect | null }

/** Applies the action in the order of `ids`. `unknown` is the reason for ids that are not in `found`. */
export async function actOnEach<Doc, Effect extends object>(
  change: Change,
  {
    ids,
    found,
    act,
    unknown,
  }: {
    ids: readonly string[]
    found: ReadonlyMap<string, Doc>
    act: ActOnOne<Doc, Effect>
    unknown: string
  },
): Promise<Acted<Doc, Effect>> {
  const acted: Acted<Doc, Effect> = { changed: [], skipped: [] }
  for (const id of ids) {
    const record = found.get(id)
    const before = change.eventIds.length
    const outcome = record ? await tryOn(change, record, act) : { refusal: unknown }
    if (!record || outcome.refusal !== null) acted.skipped.push({ id, record, reason: outcome.refusal ?? unknown })
    else acted.changed.push({ record, effect: outcome.effect, events: change.eventIds.slice(before) })
  }
  return acted
}

/** Applies the action to one record. What refuses it has written nothing. */
async function tryOn<Doc, Effect extends object>(
  change: Change,
  record: Doc,
  { refusal, run }: ActOnOne<Doc, Effect>,
): Promise<Outcome<Effect>> {
  const reason = refusal(record)
  if (reason) return { refusal: reason }
  const before = change.eventIds.length
  try {
    const done = await run(change, record)
    return typeof done === 'string' ? { refusal: done } : { refusal: null, effect: done }
  } catch (error) {
    const isRefusal = error instanceof HttpProblem && [403, 409, 422].includes(error.status)
    // After a write, only rolling back everything leaves nothing half-written.
    if (!isRefusal || change.eventIds.length > before) throw error
    return { refusal: `can’t be changed: ${lowerFirst(error.message)}` }
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

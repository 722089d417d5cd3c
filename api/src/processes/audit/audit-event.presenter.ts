/** Events as owners and admins read them: with the names of who did it and of what it was done to, and what changed. */
import type { AuditEvent, FieldChange } from 'openapi'
import type { Difference } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { bsonToJson } from '#platform/http/wire.ts'
import type { Presenter } from '#platform/reads/presenter.ts'
import { isInternal } from '#processes/deal-history/internal-fields.ts'
import { auditSentence } from './audit-sentences.ts'
import { changedMembers, memberChanges } from './member-changes.ts'
import { nameInDiff, namesOf } from './record-names.ts'

export type ReadEvent = Omit<AuditEvent, 'actor_name' | 'record_name' | 'summary' | 'diff'> & { diff: Difference[] }

/** Reads events, to be told by `presentAuditEvents`. */
export const readEventPresenter: Presenter<ReadEvent> = {
  model: EventModel,
  projection: () => ({ at: 1, actor: 1, entity: 1, entity_id: 1, op: 1, diff: 1, cause: 1, request_id: 1 }),
  json: bsonToJson,
}

/** The events, told. */
export async function presentAuditEvents(events: readonly ReadEvent[]): Promise<AuditEvent[]> {
  const names = await namesIn(events)
  const people = names.get('user') ?? new Map<string, string>()
  return events.map((event) => {
    const { id, at, actor, entity, entity_id, op, cause, request_id } = event
    const record_name = names.get(entity)?.get(entity_id) ?? nameInDiff(entity, event.diff)
    const diff = event.diff.flatMap((one) => fieldChanges(entity, one, people))
    return {
      id,
      at,
      actor,
      actor_name: actor === null ? null : (people.get(actor) ?? null),
      entity,
      entity_id,
      record_name,
      op,
      summary: auditSentence(event, { name: record_name, members: changedMembers(diff) }),
      diff,
      cause,
      request_id,
    }
  })
}

/** What is kept only to find or to sort records is nobody's history; of members each change is told for itself. */
function fieldChanges(
  entity: string,
  { path, from, to }: Difference,
  people: ReadonlyMap<string, string>,
): FieldChange[] {
  if (path === 'members') return memberChanges(from, to, people)
  if (isInternal(entity, path.split('.')[0] ?? '')) return []
  return [{ field: path, from: from ?? null, to: to ?? null }]
}

/** By kind of record the names of the events' records, people included. */
async function namesIn(events: readonly ReadEvent[]): Promise<Map<string, Map<string, string>>> {
  const ids = Map.groupBy(
    [...events.map(({ entity, entity_id }) => [entity, entity_id] as const), ...peopleIn(events)],
    ([entity]) => entity,
  )
  const named = [...ids].map(async ([entity, found]) => {
    const names = await namesOf(
      entity,
      found.map(([, id]) => id),
    )
    return [entity, names] as const
  })
  return new Map(await Promise.all(named))
}

/** Who did it, and the members of teams. */
const peopleIn = (events: readonly ReadEvent[]) =>
  events.flatMap(({ actor, diff }) => {
    const members = diff.filter(({ path }) => path === 'members').flatMap(({ from, to }) => [from, to].flat())
    const ids = members.map((member) => (member as { user?: string } | null)?.user)
    return [actor, ...ids].flatMap((id) => (id ? [['user', id] as const] : []))
  })

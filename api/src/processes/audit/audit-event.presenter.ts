/** Events as owners and admins read them: the names of the actor and of the record, and what changed. */
import type { AuditEvent, FieldChange } from 'openapi'
import { actorNames } from '#entities/actors/actor-names.query.ts'
import type { Difference } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { writeBson } from '#platform/json/wire.ts'
import { toId } from '#platform/reads/find.ts'
import type { Presenter } from '#platform/reads/presenter.ts'
import { isInternal } from '#processes/deal-history/internal-fields.ts'
import { auditSentence } from './audit-sentences.ts'
import { changedMembers, memberChanges } from './member-changes.ts'
import { nameInDiff, namesOf } from './record-names.ts'

export type ReadEvent = Omit<AuditEvent, 'actor_name' | 'record_name' | 'summary' | 'diff'> & { diff: Difference[] }

/** Reads events for `presentAuditEvents`. */
export const readEventPresenter: Presenter<ReadEvent> = {
  model: EventModel,
  projection: () => ({ at: 1, actor: 1, entity: 1, entity_id: 1, op: 1, diff: 1, cause: 1, request_id: 1 }),
  write: writeBson,
}

/** The events with names and sentences. */
export async function presentAuditEvents(events: readonly ReadEvent[]): Promise<AuditEvent[]> {
  const names = await namesIn(events)
  const people = names.get('user') ?? new Map<string, string>()
  const others = await othersIn(events, people)
  return events.map((event) => {
    const { id, at, actor, entity, entity_id, op, cause, request_id } = event
    const record_name = names.get(entity)?.get(entity_id) ?? nameInDiff(entity, event.diff)
    const diff = event.diff.flatMap((one) => fieldChanges(entity, one, people))
    return {
      id,
      at,
      actor,
      actor_name: actor === null ? null : (people.get(actor) ?? others.get(actor) ?? null),
      entity,
      entity_id,
      record_name,
      op,
      summary: auditSentence(event, {
        name: record_name,
        members: changedMembers(diff),
        other: names.get('contact')?.get(otherContact(event) ?? '') ?? null,
      }),
      diff,
      cause,
      request_id,
    }
  })
}

/** Leaves out fields stored only to find or sort records. Each change of a member is listed on its own. */
function fieldChanges(
  entity: string,
  { path, from, to }: Difference,
  people: ReadonlyMap<string, string>,
): FieldChange[] {
  if (path === 'members') return memberChanges(from, to, people)
  if (isInternal(entity, path.split('.')[0] ?? '')) return []
  return [{ field: path, from: from ?? null, to: to ?? null }]
}

/** The names of the events' records and people, by kind of record and id. */
async function namesIn(events: readonly ReadEvent[]): Promise<Map<string, Map<string, string>>> {
  const ids = Map.groupBy(
    [...events.map(({ entity, entity_id }) => [entity, entity_id] as const), ...peopleIn(events), ...othersOf(events)],
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

/** The names of service accounts, and of contacts with private links, that have done something. */
function othersIn(events: readonly ReadEvent[], people: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const others = events.flatMap(({ actor }) => (actor !== null && !people.has(actor) ? [actor] : []))
  return actorNames([...new Set(others)].map(toId))
}

/** The other contact of a merge, or of its undoing. */
function otherContact({ entity, diff }: ReadEvent): string | null {
  const told = entity === 'contact' ? diff.find(({ path }) => path === 'merged' || path === 'merged_into') : undefined
  const id = told?.to ?? told?.from
  return typeof id === 'string' ? id : null
}

const othersOf = (events: readonly ReadEvent[]) =>
  events.flatMap((event) => {
    const id = otherContact(event)
    return id === null ? [] : [['contact', id] as const]
  })

/** The actors, and the members of teams. */
const peopleIn = (events: readonly ReadEvent[]) =>
  events.flatMap(({ actor, diff }) => {
    const members = diff.filter(({ path }) => path === 'members').flatMap(({ from, to }) => [from, to].flat())
    const ids = members.map((member) => (member as { user?: string } | null)?.user)
    return [actor, ...ids].flatMap((id) => (id ? [['user', id] as const] : []))
  })

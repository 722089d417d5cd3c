/** What happened to a deal since its client last looked. */
import type { ClientChange } from 'openapi'
import { Progress } from 'openapi/codes'
import type { StoredFile } from '#entities/files/file.model.ts'
import type { StoredMilestone } from '#entities/milestones/milestone.model.ts'
import { actorsOf } from '#entities/portals/client-actors.query.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import type { Followed } from '#platform/events/followed.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { withoutBadNews } from './bad-news.ts'
import { type ClientEvent, sentencesForClient } from './client-changes.ts'
import { settledChanges } from './settled-changes.ts'

/** The most changes shown. */
const SHOWN = 20
/** The most events read. Some of them are not shown to clients. */
const READ = 200

type Since = {
  since: Date
  at: Date
  account: { time_zone: string; currency: string }
  /** The milestones, tasks and files that the client may see. */
  milestones: readonly StoredMilestone[]
  tasks: readonly StoredTask[]
  files: readonly StoredFile[]
  /** Leaves out what the agent tells in their own words. */
  goodOnly?: boolean
}

/** The changes by others since the last visit, up to the instant `at`, newest first. */
export async function readChanges(
  portal: StoredPortal,
  { since, at, account, milestones, tasks, files, goodOnly = false }: Since,
): Promise<ClientChange[]> {
  const events = await EventModel.collection
    .find<ReadEvent>({
      stream: portal.deal,
      at: { $gt: since, $lte: at },
      actor: { $nin: actorsOf(portal) },
    } as never)
    .sort({ seq: -1 })
    .limit(READ)
    .toArray()
  const told = {
    sections: portal.sections,
    milestones: new Map(milestones.map(({ _id, name }) => [String(_id), name])),
    tasks: new Map(tasks.map(({ _id, title }) => [String(_id), title])),
    files: new Map(files.map(({ _id, name }) => [String(_id), name])),
    today: todayIn(account.time_zone, at),
    currency: account.currency,
  }
  const settled = settledChanges(events.toReversed())
  return [
    ...milestonesReached(events, milestones),
    ...(goodOnly ? withoutBadNews(settled) : settled).flatMap((event) => sentencesForClient(event, told)),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN)
}

type ReadEvent = ClientEvent & { follows?: readonly Followed[] }

/**
 * The milestones that were completed, at the time of the change: they may have been reached on an earlier day. Events
 * are newest first.
 */
function milestonesReached(events: readonly ReadEvent[], milestones: readonly StoredMilestone[]): ClientChange[] {
  return milestones.flatMap(({ _id, name, progress }) => {
    if (progress !== Progress.COMPLETE) return []
    const event = events.find((one) => completes(one, String(_id)))
    return event ? [{ at: event.at.toISOString(), text: `Done: ${name}` }] : []
  })
}

/** A milestone completes with its last task, whose event tells of it, or by an event of its own. */
function completes({ entity, entity_id, diff, follows = [] }: ReadEvent, milestone: string): boolean {
  const own = entity === 'milestone' && String(entity_id) === milestone ? 'progress' : ''
  return [...diff, ...follows].some(
    ({ path, to }) => to === Progress.COMPLETE && (path === own || path === `milestones.${milestone}.progress`),
  )
}

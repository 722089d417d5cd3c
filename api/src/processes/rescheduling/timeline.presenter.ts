/** The timeline of a deal: its dates, milestones and tasks, what each follows, and the critical path. Pure. */
import type { DealTimeline, TimelineItem } from 'openapi'
import { DueAnchor, dueAnchorLabels, Progress, TaskKind } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { named, type Item } from '#processes/deal-save/cascade.ts'
import type { Course } from '#processes/deal-save/course.query.ts'
import { openTask } from '#processes/deal-save/deal-facts.ts'
import { floatsOf } from '#rules/scheduling/critical-path.ts'

/** What placing an item needs: its own dates, and those of what it may follow. */
type Scene = {
  today: string
  /** Dates by the name of the deal's date, or the id of the task or milestone. */
  days: ReadonlyMap<string, string | null>
  floats: ReadonlyMap<string, number | null>
  /** The float of the critical path. */
  least: number
}

/** The timeline of a deal with its tasks and milestones, as of the day `today`. */
export function presentTimeline(deal: DealDocument, course: Course, today: string): DealTimeline {
  const { dates } = deal.toObject()
  const scene = sceneOf(dates, isOpen(deal.status) ? (dates.closing ?? null) : null, course, today)
  const tasks = Map.groupBy(course.tasks.toSorted(byDue), ({ milestone }) => String(milestone ?? ''))
  const milestones = course.milestones.toSorted((a, b) => a.order - b.order)
  const known = new Set(milestones.map(({ id }) => id))
  const loose = course.tasks.filter(({ milestone }) => !known.has(String(milestone))).toSorted(byDue)
  const items = [...milestones.flatMap((milestone) => [milestone, ...(tasks.get(milestone.id) ?? [])]), ...loose]
  return {
    today,
    items: [...presentDates(dates, isOpen(deal.status), today), ...items.map((item) => presentItem(item, scene))],
  }
}

type Dates = Readonly<Record<string, string | null | undefined>>

function sceneOf(
  dates: Dates,
  closing: string | null,
  { tasks, milestones, calendar: { business } }: Course,
  today: string,
): Scene {
  const open = tasks.filter(({ progress }) => progress !== Progress.COMPLETE).map(openTask)
  const floats = floatsOf({ tasks: open, closing, today, calendar: business })
  const known = [...floats.values()].filter((float) => float !== null)
  const items: Item[] = [...tasks, ...milestones]
  const days = new Map([
    ...Object.entries(dates).map(([name, day]) => [name, day ?? null] as const),
    ...items.map((item) => [item.id, item.due_date ?? null] as const),
  ])
  return { today, days, floats, least: Math.min(...known) }
}

const NO_LINKS = {
  from: null,
  pinned: false,
  contractual: false,
  milestone: null,
  after: [],
  float_days: null,
  critical: false,
}

/**
 * The dates that are set. Only the closing of an open deal can be late: everything else that must be done is a task.
 */
function presentDates(dates: Dates, isDealOpen: boolean, today: string): TimelineItem[] {
  const set = Object.values(DueAnchor).flatMap((id) => {
    const due = dates[id]
    return due ? [{ id, due }] : []
  })
  return set
    .toSorted((a, b) => a.due.localeCompare(b.due))
    .map(({ id, due }) => {
      const isPast = due < today
      const late = isPast && id === DueAnchor.closing && isDealOpen
      const progress = isPast && !late ? Progress.COMPLETE : Progress.NOT_STARTED
      return { ...NO_LINKS, kind: 'deal', id, title: dueAnchorLabels[id], due, progress, late }
    })
}

function presentItem(item: Item, { today, days, floats, least }: Scene): TimelineItem {
  const { progress, pinned } = item
  const due = item.due_date ?? null
  const after = followed(item)
  const starts = after.flatMap((id) => days.get(id) ?? []).toSorted()
  const from = starts.at(-1) ?? null
  const float = floats.get(item.id) ?? null
  const task = item instanceof TaskModel ? item : null
  return {
    ...named(item),
    from: due !== null && from !== null && from < due ? from : null,
    due,
    progress,
    pinned,
    contractual: task?.kind === TaskKind.key_date,
    late: due !== null && due < today && progress !== Progress.COMPLETE,
    milestone: task?.milestone ? String(task.milestone) : null,
    after,
    float_days: float,
    critical: float !== null && float === least,
  }
}

/** The ids or names of what an item counts from and depends on, without duplicates. */
function followed(item: Item): string[] {
  const { due_rule: rule } = item
  const anchor = rule && rule.anchor !== DueAnchor.applied_at ? [rule.item ? String(rule.item) : rule.anchor] : []
  const needs = item instanceof TaskModel ? item.depends_on.map(String) : []
  return [...new Set([...anchor, ...needs])]
}

/** Items without a date come last. */
const byDue = (a: TaskDocument, b: TaskDocument): number => (a.due_date ?? '9').localeCompare(b.due_date ?? '9')

/** The filter for lists of tasks. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { Progress, TaskDue } from 'openapi/codes'
import { filteredTaskFields, taskFields } from 'openapi/fields/task'
import type { Request } from '#platform/http/operation.ts'
import { type Viewer, worksFor } from '#platform/http/viewer.ts'
import { allOf } from '#platform/reads/all-of.ts'
import { fieldFilters } from '#platform/reads/field-filters.ts'
import { toId } from '#platform/reads/find.ts'
import { searchFilter } from '#platform/records/search-tokens.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { NO_DAY } from './task.model.ts'
import { taskScope } from './task.policy.ts'

export type TaskQuery = Omit<Request<'listTasks'>['query'], 'q'> & { q?: string | undefined }

/** "Next 7 days" after today. */
const WEEK = 7
const UNFINISHED: readonly Progress[] = [Progress.NOT_STARTED, Progress.IN_PROGRESS]

/**
 * The filter of a list of tasks, including the viewer's scope. Tasks of archived and lost deals only appear for their
 * deal.
 */
export function taskFilter(viewer: Viewer, query: TaskQuery, today = todayIn(viewer.time_zone)): Document {
  const { q, team, deal, contact, assignee, due, progress = due && UNFINISHED, ...byField } = query
  return allOf(
    taskScope(viewer),
    deal ? { deal: toId(deal) } : { dormant: false },
    ...fieldFilters({ progress, ...byField }, filteredTaskFields, taskFields),
    team ? { team: toId(team) } : {},
    contact ? { contact: toId(contact) } : {},
    assignee ? { assignee: assigneeOf(viewer, assignee) } : {},
    due ? { $or: due.map((when) => ({ due_order: dueRange(when, today) })) } : {},
    q ? searchFilter(q) : {},
  )
}

function assigneeOf(viewer: Viewer, assignee: string): Document | Types.ObjectId | null {
  if (assignee === 'unassigned') return null
  return assignee === 'me' ? { $in: worksFor(viewer) } : toId(assignee)
}

function dueRange(due: TaskDue, today: string): Document | string {
  switch (due) {
    case TaskDue.overdue:
      return { $lt: today }
    case TaskDue.today:
      return today
    case TaskDue.week:
      return { $gt: today, $lte: addDays(today, WEEK) }
    case TaskDue.later:
      return { $gt: addDays(today, WEEK), $lt: NO_DAY }
    case TaskDue.none:
      return NO_DAY
  }
}

/** The stored field to sort by. Tasks without a date come last in either direction. */
export const taskOrder = (sort: NonNullable<TaskQuery['sort']>): string => (sort === 'due_date' ? 'due_order' : sort)

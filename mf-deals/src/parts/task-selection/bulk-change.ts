/** The form of a bulk change. Empty fields stay as they are. */
import type { Priority, TaskBulkChange, WaitingOn } from 'openapi'
import { copy } from './copy.ts'

export interface BulkDraft {
  /** A user's id, `no one`, or empty. */
  assignee: string
  priority: '' | Priority
  waiting_on: '' | WaitingOn
  due: '' | 'day' | 'shift' | 'none'
  day: string
  /** Days; negative is earlier. */
  shift: string
  outcome: '' | 'complete' | 'not_applicable'
  reason: string
}

export const NOTHING_CHANGED: BulkDraft = {
  assignee: '',
  priority: '',
  waiting_on: '',
  due: '',
  day: '',
  shift: '7',
  outcome: '',
  reason: '',
}

/** The option for no assignee. */
export const NO_ONE = 'no-one'

/** The change as the API takes it, or the problems by field. */
export function bulkChangeOf(draft: BulkDraft): { change: TaskBulkChange } | { problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  const shift = Number(draft.shift)
  if (draft.due === 'day' && !draft.day) problems.day = copy.bulkChangeOf.dayMissing
  if (draft.due === 'shift' && (!Number.isInteger(shift) || shift === 0 || Math.abs(shift) > 365))
    problems.shift = copy.bulkChangeOf.daysInvalid
  if (draft.outcome === 'not_applicable' && draft.reason.trim() === '')
    problems.reason = copy.bulkChangeOf.reasonMissing
  const change: TaskBulkChange = {
    ...(draft.assignee && { assignee: draft.assignee === NO_ONE ? null : draft.assignee }),
    ...(draft.priority && { priority: draft.priority }),
    ...(draft.waiting_on && { waiting_on: draft.waiting_on }),
    ...(draft.due === 'day' && { due_date: draft.day }),
    ...(draft.due === 'none' && { due_date: null }),
    ...(draft.due === 'shift' && { shift_days: shift }),
    ...(draft.outcome === 'complete' && { complete: true }),
    ...(draft.outcome === 'not_applicable' && { not_applicable: draft.reason.trim() }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return Object.keys(change).length === 0 ? { problems: { form: copy.bulkChangeOf.nothingChosen } } : { change }
}

/** The two task filters of docs/specification.md §3. They are in the URL too, so that a list can be shared. */
import { atom } from 'jotai'
import type { TaskDue, WaitingOn } from 'openapi'
import { taskDueLabels, waitingOnLabels } from 'openapi/codes'
import { copy } from './copy.ts'

/** All open tasks, those of one due group, or the completed ones. */
export type DueDateFilter = 'open' | TaskDue | 'done'

/** The user's own tasks, everyone's, unassigned ones, or those of the user with this id. */
export type AssigneeFilter = 'me' | 'team' | 'unassigned' | (string & {})

export const dueDateFilterAtom = atom<DueDateFilter>('open')
export const assigneeFilterAtom = atom<AssigneeFilter>('me')

export const dueDateFilterLabels: Record<DueDateFilter, string> = {
  open: copy.dueDateFilterLabels.open,
  ...taskDueLabels,
  done: copy.dueDateFilterLabels.done,
}

/** Parses a due-date filter; null if it is unknown. */
export function parseDueDateFilter(text: string | null): DueDateFilter | null {
  return isDueDateFilter(text) ? text : null
}

const isDueDateFilter = (text: string | null): text is DueDateFilter =>
  text !== null && Object.hasOwn(dueDateFilterLabels, text)

/** Parses an assignee filter; null if it is neither a keyword nor an id. */
export function parseAssigneeFilter(text: string | null): AssigneeFilter | null {
  return text !== null && /^(me|team|unassigned|[0-9a-f]{24})$/.test(text) ? text : null
}

/** No filter by who is waited for. */
export const ANYONE = 'anyone'

/** Who is waited for, or anyone. */
export type WaitingFilter = typeof ANYONE | WaitingOn

export const waitingFilterLabels: Record<WaitingFilter, string> = {
  anyone: copy.waitingFilterLabels.anyone,
  team: copy.waitingFilterLabels.team,
  client: copy.waitingFilterLabels.client,
  third_party: copy.waitingFilterLabels.thirdParty,
}

const isWaitingFilter = (text: string | null): text is WaitingOn =>
  text !== null && Object.hasOwn(waitingOnLabels, text)

/** Parses the filter by who is waited for. */
export const parseWaitingFilter = (text: string | null): WaitingFilter => (isWaitingFilter(text) ? text : ANYONE)

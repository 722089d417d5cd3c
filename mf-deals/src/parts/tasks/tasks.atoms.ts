/**
 * The two filters that docs/specification.md §3 keeps for tasks. The URL states them too, so that a list can be shared.
 */
import { atom } from 'jotai'
import type { TaskDue, WaitingOn } from 'openapi'
import { taskDueLabels, waitingOnLabels } from 'openapi/codes'

/** All unfinished tasks, those of one due group, or the finished ones. */
export type DueDateFilter = 'open' | TaskDue | 'done'

/** The caller's own tasks, everybody's, nobody's, or those of the user with this id. */
export type AssigneeFilter = 'me' | 'team' | 'unassigned' | (string & {})

export const dueDateFilterAtom = atom<DueDateFilter>('open')
export const assigneeFilterAtom = atom<AssigneeFilter>('me')

export const dueDateFilterLabels: Record<DueDateFilter, string> = { open: 'All open', ...taskDueLabels, done: 'Done' }

/** Reads a due-date filter from the URL; null where it says nothing known. */
export function parseDueDateFilter(text: string | null): DueDateFilter | null {
  return isDueDateFilter(text) ? text : null
}

const isDueDateFilter = (text: string | null): text is DueDateFilter =>
  text !== null && Object.hasOwn(dueDateFilterLabels, text)

/** Reads an assignee filter from the URL; null where it is neither a word nor an id. */
export function parseAssigneeFilter(text: string | null): AssigneeFilter | null {
  return text !== null && /^(me|team|unassigned|[0-9a-f]{24})$/.test(text) ? text : null
}

/** Whoever's turn it is. */
export const ANYBODY = 'anybody'

/** Those who wait for somebody, or all. */
export type WaitingFilter = typeof ANYBODY | WaitingOn

export const waitingFilterLabels: Record<WaitingFilter, string> = {
  anybody: 'Waiting for anybody',
  team: 'Waiting for the team',
  client: 'Waiting for the client',
  third_party: 'Waiting for a third party',
}

const isWaitingFilter = (text: string | null): text is WaitingOn =>
  text !== null && Object.hasOwn(waitingOnLabels, text)

/** Reads whose turn it is from the URL. */
export const parseWaitingFilter = (text: string | null): WaitingFilter => (isWaitingFilter(text) ? text : ANYBODY)

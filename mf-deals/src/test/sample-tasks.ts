/** Records for tests. */
import type { Task } from 'openapi'
import { Priority } from 'openapi/codes'

/** A task of Maria's on 402 Maple Street. */
export function task(id: string, title: string, changes: Partial<Task> = {}): Task {
  return {
    id,
    created_at: '2026-10-19T14:20:00.000Z',
    updated_at: '2026-11-20T09:12:00.000Z',
    created_by: null,
    version: 1,
    team: 'ridge',
    deal: 'maple',
    deal_name: '402 Maple Street',
    contact: null,
    milestone: null,
    title,
    description: '',
    checklist: [],
    kind: 'todo',
    priority: Priority.Medium,
    assignee: 'maria',
    assignee_role: null,
    waiting_on: 'team',
    progress: 'NOT_STARTED',
    due_date: null,
    due_time: null,
    due_rule: null,
    due_reason: '',
    proposed_date: null,
    pinned: false,
    depends_on: [],
    client_visible: false,
    client_side: null,
    completed_at: null,
    not_applicable_reason: null,
    blocked_by: [],
    ...changes,
  }
}

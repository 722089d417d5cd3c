/** Records for tests. */
import type { Template, TemplateTask } from 'openapi'
import { Priority, Representation } from 'openapi/codes'

/** A template for buyers. */
export const template = (id: string, name: string, changes: Partial<Template> = {}): Template => ({
  id,
  created_at: '2026-10-19T14:20:00.000Z',
  updated_at: '2026-11-20T09:12:00.000Z',
  created_by: null,
  version: 1,
  name,
  representation: Representation.Buyer,
  deal_type: null,
  switches: [],
  date_rules: [],
  milestones: [],
  ...changes,
})

/** A task of a template. */
export const templateTask = (key: string, title: string, changes: Partial<TemplateTask> = {}): TemplateTask => ({
  key,
  title,
  kind: 'todo',
  priority: Priority.Medium,
  assignee_role: null,
  waiting_on: 'team',
  due_rule: null,
  pinned: false,
  depends_on: [],
  client_visible: false,
  left_out_by: [],
  only_with: [],
  ...changes,
})

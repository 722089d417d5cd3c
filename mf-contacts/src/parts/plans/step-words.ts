/** Steps of plans in words. Pure. */
import type { PlanStep } from 'openapi'
import { contactStatusLabels, taskKindLabels } from 'openapi/codes'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'

/** "Wait 2 business days, until 9:00 AM". `labelOf` names a label; undefined for one that's gone. */
export function stepWords(step: PlanStep, labelOf: (id: string) => string | undefined): string {
  const { words } = copy
  switch (step.kind) {
    case 'task': {
      const kind = step.task_kind && step.task_kind !== 'todo' ? taskKindLabels[step.task_kind] : null
      return words.task(kind, step.title ?? '', step.due_days ?? 0)
    }
    case 'email':
      return words.email(withFieldNames(step.subject ?? ''))
    case 'add_label':
      return words.addLabel(labelOf(step.label ?? '') ?? words.deletedLabel)
    case 'remove_label':
      return words.removeLabel(labelOf(step.label ?? '') ?? words.deletedLabel)
    case 'status':
      return words.status(step.status ? contactStatusLabels[step.status] : '')
    case 'wait':
      return words.wait(
        step.amount ?? 1,
        words.units[step.unit ?? 'days'],
        step.time ? formatTimeOfDay(step.time) : null,
      )
  }
}

/** "Still looking, {{first_name|friend}}?" as "Still looking, [first name]?". */
function withFieldNames(text: string): string {
  return text.replaceAll(/\{\{\s*([a-z_]+)[^{}]*\}\}/g, (_whole, field: string) => `[${field.replaceAll('_', ' ')}]`)
}

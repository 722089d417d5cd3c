import type { ChecklistItem } from 'openapi'

/** Words of a task's checklist. */
export const copy = {
  title: 'Checklist',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  add: 'Add a step',
  edit: (step: string) => `Edit ${step}`,
  step: 'Step',
  remove: (step: string) => `Remove ${step}`,
  changed: (before: ChecklistItem, { text, done }: ChecklistItem) => {
    if (text !== before.text) return `“${before.text}” renamed`
    return done ? `“${text}” done` : `“${text}” reopened`
  },
  added: ([first, ...more]: readonly ChecklistItem[]) =>
    more.length === 0 ? `“${first?.text}” added` : `${more.length + 1} steps added`,
  moved: (step: string) => `“${step}” moved`,
  removed: (step: string) => `“${step}” removed`,
}

/** What is wrong with a plan's draft. Pure. */
import { copy } from '../copy.ts'
import type { DraftStep, PlanDraft } from './plan-draft.ts'

/** Each reason by its field: `name`, or a step's key and its field, so that it stays with the step when that moves. */
export type PlanProblems = ReadonlyMap<string, string>

export const fieldOfStep = (step: DraftStep, field: string): string => `${step.key} ${field}`

/** What isn't filled in yet. The API has the final say. */
export function missingIn({ name, steps }: PlanDraft): PlanProblems {
  const words = copy.editor.missing
  const missing = new Map<string, string>()
  if (name.trim() === '') missing.set('name', words.name)
  for (const step of steps) {
    const need = (field: 'body' | 'label' | 'subject' | 'title') =>
      !step[field]?.trim() && missing.set(fieldOfStep(step, field), words[field])
    if (step.kind === 'task') need('title')
    if (step.kind === 'add_label' || step.kind === 'remove_label') need('label')
    if (step.kind === 'email') {
      need('subject')
      need('body')
    }
  }
  return missing
}

const SHOWN = new Set(['title', 'subject', 'body', 'label', 'due_days', 'assignee', 'amount', 'time'])

/** Where the editor shows what is wrong with a field of the API; null if nowhere. */
export function placeInPlan(path: string, steps: readonly DraftStep[]): string | null {
  if (path === 'name' || path === 'description') return path
  const [, at, field = ''] = /^steps\.(\d+)\.(\w+)$/.exec(path) ?? []
  const step = steps[Number(at)]
  return step && SHOWN.has(field) ? fieldOfStep(step, field) : null
}

/** The problems that are left after a change of the draft: what someone has changed since isn't wrong anymore. */
export function stillWrong(problems: PlanProblems, before: PlanDraft, after: PlanDraft): PlanProblems {
  const stays = (field: string) => {
    if (field === 'name' || field === 'description') return before[field] === after[field]
    const isSame = (step: DraftStep) => before.steps.includes(step)
    return after.steps.some((step) => field.startsWith(`${step.key} `) && isSame(step))
  }
  return new Map([...problems].filter(([field]) => stays(field)))
}

/** A plan while it's edited. Pure. */
import type { Plan, PlanCreate, PlanStarts, PlanStep, PlanStops, StarterPlan } from 'openapi'
import { ContactStatus } from 'openapi/codes'

/** A step with a key for React, which a new one has too. */
export type DraftStep = PlanStep & { key: string }

export type PlanDraft = {
  name: string
  description: string
  shared: boolean
  steps: DraftStep[]
  stop_on: PlanStops
  start_on: PlanStarts
}

const NOTHING: PlanStarts = { lead_sources: [], statuses: [], labels: [] }
const USUAL: PlanStops = {
  reply: true,
  call_minutes: 2,
  statuses: [ContactStatus.ActiveClient, ContactStatus.Closed, ContactStatus.Lost],
}

/** A key for a step of a draft, so that React knows it when it moves. */
export const newKey = (): string => crypto.randomUUID()

/** The draft of a plan, of one to start from, or of a new one. */
export function draftOf(plan: Plan | undefined, starter: StarterPlan | undefined, shared: boolean): PlanDraft {
  const { name = '', description = '', steps = [], stop_on = USUAL } = plan ?? starter ?? {}
  return {
    name,
    description,
    shared: plan?.shared ?? shared,
    steps: steps.map((step) => ({ ...step, key: step.id ?? newKey() })),
    stop_on,
    start_on: plan?.start_on ?? NOTHING,
  }
}

/** What is sent. */
export const bodyOf = ({ steps, ...fields }: PlanDraft): PlanCreate => ({
  ...fields,
  name: fields.name.trim(),
  description: fields.description.trim(),
  steps: steps.map(({ key: _key, ...step }) => step),
})

/** A new step of a kind, as most people begin it. */
export function newStep(kind: PlanStep['kind']): DraftStep {
  const key = newKey()
  switch (kind) {
    case 'task':
      return { key, kind, title: '', task_kind: 'call', due_days: 0, assignee: null }
    case 'email':
      return { key, kind, subject: '', body: 'Hi {{first_name}},\n\n\n\n{{agent_name}}\n{{agent_phone}}' }
    case 'status':
      return { key, kind, status: ContactStatus.Contacted }
    case 'wait':
      return { key, kind, amount: 2, unit: 'business_days', time: '09:00' }
    case 'add_label':
    case 'remove_label':
      return { key, kind }
  }
}

/** The steps with one moved up (-1) or down (1). */
export function moved(steps: readonly DraftStep[], at: number, by: -1 | 1): DraftStep[] {
  const [from, to] = [steps[at], steps[at + by]]
  if (!from || !to) return [...steps]
  return steps.map((step, n) => (n === at ? to : n === at + by ? from : step))
}

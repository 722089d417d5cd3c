/** Reads the steps of a plan as callers send them: each with the fields of its kind, and nothing else. */
import type { PlanStep } from 'openapi'
import { badRequest } from '#platform/http/errors.ts'
import { MERGE_FIELDS, unknownFields } from '#rules/plans/merge-fields.ts'
import type { Step } from '#rules/plans/step.ts'
import { newStepId } from './starter-plans.ts'

type Fault = { field: string; reason: string }

/** What each kind needs, and what it may have besides. */
const FIELDS: {
  readonly [kind in PlanStep['kind']]: { needs: readonly string[]; takes: { readonly [field: string]: unknown } }
} = {
  task: { needs: ['title'], takes: { task_kind: 'todo', due_days: 0, assignee: null } },
  email: { needs: ['subject', 'body'], takes: {} },
  add_label: { needs: ['label'], takes: {} },
  remove_label: { needs: ['label'], takes: {} },
  status: { needs: ['status'], takes: {} },
  wait: { needs: ['amount', 'unit'], takes: { time: null } },
}

/**
 * The steps as they are stored. New ones get an id.
 * @throws 400 naming each field that is missing, too much, or wrong
 */
export function readSteps(given: readonly PlanStep[]): Step[] {
  const faults: Fault[] = []
  const ids = new Set<string>()
  const steps = given.map((step, at) => {
    const fault = (field: string, reason: string) => void faults.push({ field: `steps.${at}.${field}`, reason })
    const { id = newStepId(), kind, ...fields } = step
    if (ids.has(id)) fault('id', 'is the id of another step')
    ids.add(id)
    const { needs, takes } = FIELDS[kind]
    for (const field of needs) if (!(field in fields)) fault(field, `is required for ${NOUNS[kind]}`)
    for (const [field, value] of Object.entries(fields))
      if (!needs.includes(field) && !(field in takes) && value !== null) fault(field, `isn’t for ${NOUNS[kind]}`)
    for (const field of ['title', 'subject', 'body'] as const)
      for (const name of unknownFields(fields[field] ?? ''))
        fault(
          field,
          `has {{${name}}}, which isn’t a merge field. Use ${MERGE_FIELDS.map((one) => `{{${one}}}`).join(', ')}`,
        )
    if (fields.unit === 'hours' && fields.time) fault('time', 'isn’t for waits in hours')
    const known = Object.entries(fields).filter(([field]) => needs.includes(field) || field in takes)
    return { id, kind, ...takes, ...Object.fromEntries(known) } as Step
  })
  if (faults.length > 0) throw badRequest(faults)
  return steps
}

const NOUNS: { readonly [kind in PlanStep['kind']]: string } = {
  task: 'a task',
  email: 'an email',
  add_label: 'adding a label',
  remove_label: 'removing a label',
  status: 'setting the status',
  wait: 'a wait',
}

import type { PlanStep } from 'openapi'

/** What the fields of a step are given. */
export type StepFieldsProps = {
  step: PlanStep
  /** What is wrong with a field of it; null if nothing is. */
  problemOf: (field: keyof PlanStep) => string | null
  onChange: (fields: Partial<PlanStep>) => void
}

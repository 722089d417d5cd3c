/** How far a deal is, in the milestones that its client sees. Pure. */
import { Progress } from 'openapi/codes'
import type { StoredMilestone } from '#entities/milestones/milestone.model.ts'

type Step = Pick<StoredMilestone, 'name' | 'progress'>

/** The counts, and what comes next. `shown` is in order. */
export function stepsOf(shown: readonly Step[]): { done: number; total: number; next: string | null } {
  const open = shown.filter(({ progress }) => progress !== Progress.COMPLETE)
  return { done: shown.length - open.length, total: shown.length, next: open[0]?.name ?? null }
}

/** How far a deal is, in the milestones that its client sees. Pure. */
import { DealStatus, Progress } from 'openapi/codes'
import type { StoredMilestone } from '#entities/milestones/milestone.model.ts'

type Step = Pick<StoredMilestone, 'name' | 'progress'>

/**
 * The counts, and what comes next: after the one that was reached, or else what is left before it. `shown` is in order.
 * A deal that has closed is through its steps, as its page says too.
 */
export function stepsOf(
  shown: readonly Step[],
  { reached, status }: { reached: Step; status: DealStatus },
): { done: number; total: number; next: string | null } {
  const total = shown.length
  if (status === DealStatus.Closed) return { done: total, total, next: null }
  const open = shown.filter(({ progress }) => progress !== Progress.COMPLETE)
  const next = open.find((step) => shown.indexOf(step) > shown.indexOf(reached)) ?? open[0]
  return { done: total - open.length, total, next: next?.name ?? null }
}

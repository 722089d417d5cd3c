import { copy } from './copy.ts'

/** One step of the tour: its target and its text. */
export interface TourStep {
  /** CSS selectors of the target. The first one found on the page is used. */
  targets: readonly string[]
  title: string
  text: string
}

/** The tour, at most five steps. It explains the current page and does not navigate. */
export const tourSteps: readonly TourStep[] = [
  { targets: ['nav a[href="/agent/workspaces"]'], ...copy.steps.board },
  { targets: ['[data-tour="new-deal"]'], ...copy.steps.newDeal },
  { targets: ['nav a[href="/agent/tasks"]'], ...copy.steps.tasks },
  { targets: ['[data-tour="search"]'], ...copy.steps.search },
  { targets: ['[data-tour="you"]'], ...copy.steps.you },
]

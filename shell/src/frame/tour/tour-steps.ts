import { copy } from './copy.ts'

/** One step of the tour: its target and its text. */
export interface TourStep {
  /** A CSS selector of the target. A page where none is on the screen has no such step. */
  target: string
  title: string
  text: string
}

/** The tour, at most six steps. It explains the current page and does not navigate. */
export const tourSteps: readonly TourStep[] = [
  { target: 'nav a[href="/agent/workspaces"]', ...copy.steps.board },
  { target: '[data-tour="new-deal"]', ...copy.steps.newDeal },
  { target: 'nav a[href="/agent/tasks"]', ...copy.steps.tasks },
  { target: 'nav a[href="/agent/leads"]', ...copy.steps.leads },
  { target: '[data-tour="search"]', ...copy.steps.search },
  { target: '[data-tour="you"]', ...copy.steps.you },
]

import { copy } from './copy.ts'

/** The tabs of the deal page, in `?view=`. The default is "overview" (docs/specification.md §9). */
export const dealViews = [
  { value: 'overview', label: copy.dealViews.overview },
  { value: 'milestones', label: copy.dealViews.milestones },
  { value: 'tasks', label: copy.dealViews.tasks },
  { value: 'timeline', label: copy.dealViews.timeline },
  { value: 'people', label: copy.dealViews.people },
  { value: 'commission', label: copy.dealViews.commission },
  { value: 'files', label: copy.dealViews.files },
  { value: 'notes', label: copy.dealViews.notes },
  { value: 'activity', label: copy.dealViews.activity },
] as const

export type DealView = (typeof dealViews)[number]['value']

/** The tab that the URL names, or the default. */
export const readDealView = (text: string | null): DealView =>
  dealViews.find(({ value }) => value === text)?.value ?? 'overview'

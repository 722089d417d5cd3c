/** The tabs of the deal page, in `?view=`. The default is "overview" (docs/specification.md §9). */
export const dealViews = [
  { value: 'overview', label: 'Overview' },
  { value: 'milestones', label: 'Milestones' },
  { value: 'tasks', label: 'Tasks' },
  { value: 'timeline', label: 'Timeline' },
  { value: 'people', label: 'People' },
  { value: 'commission', label: 'Commission' },
  { value: 'files', label: 'Files' },
  { value: 'notes', label: 'Notes' },
  { value: 'activity', label: 'Activity' },
] as const

export type DealView = (typeof dealViews)[number]['value']

/** The tab that the URL names, or the default. */
export const readDealView = (text: string | null): DealView =>
  dealViews.find(({ value }) => value === text)?.value ?? 'overview'

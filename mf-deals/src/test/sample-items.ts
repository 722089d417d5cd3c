/** Items of a deal’s timeline for tests. */
import type { TimelineItem } from 'openapi'

/** An item of the API with default values. */
export const sampleItem = (
  kind: TimelineItem['kind'],
  id: string,
  due: string | null,
  more: Partial<TimelineItem> = {},
): TimelineItem => ({
  kind,
  id,
  title: id,
  from: null,
  due,
  progress: 'NOT_STARTED',
  pinned: false,
  contractual: false,
  late: false,
  milestone: null,
  after: [],
  float_days: null,
  critical: false,
  ...more,
})

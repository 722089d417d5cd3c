import type { TimelineItem } from 'openapi'
import { describe, expect, it } from 'vitest'
import { divideByDay } from './timeline-lanes.ts'

const item = (kind: TimelineItem['kind'], id: string, due: string | null, milestone: string | null = null) => ({
  kind,
  id,
  title: id,
  from: null,
  due,
  progress: 'NOT_STARTED' as const,
  pinned: false,
  contractual: false,
  late: false,
  milestone,
  after: [],
  float_days: null,
  critical: false,
})
const ids = (items: readonly TimelineItem[]) => items.map(({ id }) => id)

describe('the lanes of a timeline', () => {
  it('are for what has a day, and for milestones above tasks that have one', () => {
    const { lanes, undated } = divideByDay([
      item('deal', 'closing', '2026-12-12'),
      item('milestone', 'Keys', null),
      item('task', 'Signing', '2026-12-12', 'Keys'),
      item('task', 'Ask for the code', null, 'Keys'),
      item('milestone', 'Afterwards', null),
      item('task', 'Send a card', null, 'Afterwards'),
    ])
    expect(ids(lanes)).toEqual(['closing', 'Keys', 'Signing'])
    expect(ids(undated)).toEqual(['Ask for the code', 'Afterwards', 'Send a card'])
  })
})

import type { TimelineItem } from 'openapi'
import { describe, expect, it } from 'vitest'
import { sampleItem } from '#test/sample-items.ts'
import { divideByDay } from './timeline-lanes.ts'

const ids = (items: readonly TimelineItem[]) => items.map(({ id }) => id)

describe('the lanes of a timeline', () => {
  it('are for items with a day, and for milestones above such tasks', () => {
    const { lanes, undated } = divideByDay([
      sampleItem('deal', 'closing', '2026-12-12'),
      sampleItem('milestone', 'Keys', null),
      sampleItem('task', 'Signing', '2026-12-12', { milestone: 'Keys' }),
      sampleItem('task', 'Ask for the code', null, { milestone: 'Keys' }),
      sampleItem('milestone', 'Afterwards', null),
      sampleItem('task', 'Send a card', null, { milestone: 'Afterwards' }),
    ])
    expect(ids(lanes)).toEqual(['closing', 'Keys', 'Signing'])
    expect(ids(undated)).toEqual(['Ask for the code', 'Afterwards', 'Send a card'])
  })
})

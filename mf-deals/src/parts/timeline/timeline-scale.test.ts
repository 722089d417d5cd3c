import type { TimelineItem } from 'openapi'
import { addDays } from 'ui-kit/days'
import { describe, expect, it } from 'vitest'
import { sampleItem } from '#test/sample-items.ts'
import { daysOf, isBeyond, monthTicks, placeOf, scaleOf, weekTicks, widthOf } from './timeline-scale.ts'

const today = '2026-11-21'
const item = (due: string | null, more: Partial<TimelineItem> = {}) => sampleItem('task', due ?? 'none', due, more)
const closing = (due: string) => item(due, { kind: 'deal', id: 'closing' })

describe('the scale of a timeline', () => {
  it('includes every day of its items and today, with room at both ends', () => {
    const scale = scaleOf([item('2026-11-30', { from: '2026-11-02' }), closing('2026-12-12'), item(null)], today, 20)
    expect(scale).toEqual({ from: '2026-10-26', to: '2026-12-26', day: 20 })
    expect(widthOf(scale)).toBe(62 * 20)
  })

  it('is not stretched by items long after the closing, which are placed at the end', () => {
    const scale = scaleOf([closing('2026-12-12'), item('2027-12-12')], today, 20)
    expect(scale.to).toBe('2026-12-26')
    expect(isBeyond(scale, '2027-12-12')).toBe(true)
    expect(placeOf(scale, '2027-12-12')).toBe(placeOf(scale, scale.to))
  })

  it('places a dragged day where it was dropped', () => {
    const scale = scaleOf([closing('2026-12-12')], today, 20)
    for (const days of [-9, -1, 0, 1, 5]) {
      const pixels = placeOf(scale, addDays('2026-12-02', days)) - placeOf(scale, '2026-12-02')
      expect(daysOf(scale, pixels + 4)).toBe(days)
    }
  })

  it('labels months at their start and weeks at their Mondays', () => {
    const scale = scaleOf([closing('2026-12-12')], today, 20)
    expect(monthTicks(scale).map(({ day, label }) => [day, label])).toEqual([
      ['2026-11-14', 'November 2026'],
      ['2026-12-01', 'December 2026'],
    ])
    expect(
      weekTicks(scale)
        .map(({ day, label }) => [day, label])
        .slice(0, 2),
    ).toEqual([
      ['2026-11-16', '16'],
      ['2026-11-23', '23'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { sampleEntry } from '#test/sample-entries.ts'
import { clustersOf, draggedHours, hoursIn, shownHours, spanOf, timeAtHeight } from './week-hours.ts'

const at = (time: string, ends: string | null = null) => sampleEntry('appointment', time, time, { time, ends })
const WORKDAY = { from: 7 * 60, to: 20 * 60 }

describe('the hours of a week', () => {
  it('are 7 AM to 8 PM, and more if something is earlier or later', () => {
    expect(shownHours([sampleEntry('task', 't', 'Whole day')])).toEqual(WORKDAY)
    expect(shownHours([at('05:30', '06:00'), at('20:15', '21:10')])).toEqual({ from: 5 * 60, to: 22 * 60 })
    expect(shownHours([at('23:00', '23:59')]).to).toBe(24 * 60)
    expect(hoursIn({ from: 7 * 60, to: 9 * 60 })).toEqual(['07:00', '08:00'])
  })
})

describe('a place on the hours', () => {
  it('is a quarter of an hour', () => {
    expect([0, 47, 48, 60, -10, 9999].map((height) => timeAtHeight(height, WORKDAY))).toEqual([
      '07:00',
      '07:45',
      '08:00',
      '08:15',
      '07:00',
      '19:45',
    ])
  })

  it('gives hours by dragging up or down, and one hour by a click', () => {
    expect(draggedHours('09:00', '10:15')).toEqual({ starts: '09:00', ends: '10:30' })
    expect(draggedHours('10:15', '09:00')).toEqual({ starts: '09:00', ends: '10:30' })
    expect(draggedHours('09:00', '09:00')).toEqual({ starts: '09:00', ends: '10:00' })
    expect(draggedHours('23:30', '23:30')).toEqual({ starts: '23:30', ends: '23:59' })
  })
})

describe('entries of a day', () => {
  it('stand at their time, and side by side only where they overlap', () => {
    const entries = [at('09:00', '11:00'), at('10:00', '10:30'), at('10:30', '11:30'), at('13:00', '14:00')]
    const clusters = clustersOf(entries, WORKDAY)
    expect(clusters.map((one) => one.map(({ top, height, lane, lanes }) => [top, height, lane, lanes]))).toEqual([
      [
        [96, 96, 0, 2],
        [144, 24, 1, 2],
        [168, 48, 1, 2],
      ],
      [[288, 48, 0, 1]],
    ])
    expect(clusters.map(spanOf)).toEqual([
      { top: 96, height: 120 },
      { top: 288, height: 48 },
    ])
  })

  it('without a length take half an hour, and without a time no place', () => {
    const clusters = clustersOf([at('17:00'), sampleEntry('task', 't', 'Whole day')], WORKDAY)
    expect(clusters).toEqual([[expect.objectContaining({ top: 480, height: 24 })]])
  })
})

import { expect, it } from 'vitest'
import { latestStart, minutesOf, startingAt, timeOf } from './hours.ts'

it('counts times of day in minutes', () => {
  expect(['00:00', '09:05', '23:59'].map(minutesOf)).toEqual([0, 545, 1439])
  expect([0, 545, 1439, -15, 1440].map(timeOf)).toEqual(['00:00', '09:05', '23:59', '00:00', '23:59'])
})

it('keeps the length of an appointment that moves', () => {
  expect(startingAt({ starts: '14:30', ends: '15:15' }, '09:00')).toEqual({ starts: '09:00', ends: '09:45' })
})

it('ends an appointment on its day', () => {
  const hours = { starts: '14:00', ends: '16:00' }
  expect(latestStart(hours)).toBe('21:59')
  expect(startingAt(hours, '23:30')).toEqual({ starts: '21:59', ends: '23:59' })
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DueDay } from './DueDay.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says how late something is, with the day itself for machines and on hover', () => {
  render(<DueDay day="2026-11-18" />)
  const day = screen.getByText('2 days late')
  expect(day.getAttribute('datetime')).toBe('2026-11-18')
  expect(day.title).toBe('Wednesday, November 18')
})

it('is never late once it is done', () => {
  render(<DueDay day="2026-11-18" done />)
  expect(screen.getByText('Nov 18')).toBeTruthy()
})

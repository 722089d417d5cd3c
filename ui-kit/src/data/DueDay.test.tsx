import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DueDay } from './DueDay.tsx'

const now = '2026-11-20'

afterEach(cleanup)

it('shows how late something is, with the day in the markup and on hover', () => {
  render(<DueDay day="2026-11-18" now={now} />)
  const day = screen.getByText('2 days late').closest('time')
  expect(day?.getAttribute('datetime')).toBe('2026-11-18')
  expect(day?.title).toBe('Wednesday, November 18')
})

it('is not late once it is done', () => {
  render(<DueDay day="2026-11-18" done now={now} />)
  expect(screen.getByText('Nov 18')).toBeTruthy()
})

it('has the time apart, to go under its day where there is little room', () => {
  const { container } = render(<DueDay day="2026-11-30" by="5:00 PM CT" now={now} />)
  expect(container.textContent).toBe('Nov 30, 5:00 PM CT')
  expect(screen.getByText('5:00 PM CT').textContent).toBe('5:00 PM CT')
})

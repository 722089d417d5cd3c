import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DayFilterInput } from './DayFilterInput.tsx'

afterEach(cleanup)

function open(value = '') {
  const onChange = vi.fn<(day: string) => void>()
  render(<DayFilterInput aria-label="From" value={value} onChange={onChange} />)
  const type = (day: string) => fireEvent.change(screen.getByLabelText('From'), { target: { value: day } })
  return { onChange, type, input: screen.getByLabelText<HTMLInputElement>('From') }
}

it('filters by a day once its year is typed', () => {
  const { onChange, type, input } = open()
  type('0002-12-01')
  type('0202-12-01')
  expect(onChange).not.toHaveBeenCalled()
  expect(input.value, 'what is being typed').toBe('0202-12-01')
  type('2026-12-01')
  expect(onChange.mock.calls).toEqual([['2026-12-01']])
})

it('clears the filter, and forgets a year that was never whole', () => {
  const { onChange, type, input } = open('2026-11-28')
  type('0002-11-28')
  fireEvent.blur(input)
  expect(input.value).toBe('2026-11-28')
  type('')
  expect(onChange.mock.calls).toEqual([['']])
})

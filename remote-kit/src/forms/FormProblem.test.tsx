// @vitest-environment happy-dom
import '../testing/setup.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormProblem } from './FormProblem.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

// The button of a long form is far below the message.
it('scrolls into view, for every error anew', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const { rerender } = render(<FormProblem error={new Error('first')} />)
  expect(screen.getByRole('group')).toBeTruthy()
  expect(shown).toHaveBeenCalledTimes(1)
  rerender(<FormProblem error={new Error('second')} />)
  expect(shown).toHaveBeenCalledTimes(2)
  rerender(<FormProblem error={null} />)
  expect(shown).toHaveBeenCalledTimes(2)
})

// @vitest-environment happy-dom
import '../testing/setup.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

// happy-dom rejects animations that are still running at the end of a test. Fluent does without them if they fail.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    throw new Error('No animations')
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(props: Partial<FormDialogProps> = {}) {
  const [onSubmit, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <FormDialog title="New view" action="Save view" onSubmit={onSubmit} onClose={onClose} {...props}>
      <input aria-label="Name" />
    </FormDialog>,
  )
  return { onSubmit, onClose }
}

it('is submitted by its button and by Enter in a field', async () => {
  const { onSubmit } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it.each([{ isPending: true }, { isOff: true }])('cannot be submitted while %o, and keeps the focus', async (state) => {
  const { onSubmit } = show(state)
  const button = screen.getByRole('button', { name: 'Save view' })
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  button.focus()
  expect(document.activeElement).toBe(button)
})

it('closes by Cancel or another word for it, and says why it was refused', async () => {
  const { onClose } = show({ refusal: 'Not now', error: new Error('no') })
  expect(screen.getByRole('dialog', { name: 'New view' }).textContent).toContain('Something went wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(onClose).toHaveBeenCalledOnce()
})

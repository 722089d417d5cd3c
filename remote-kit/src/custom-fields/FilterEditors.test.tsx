// @vitest-environment happy-dom
import '../testing/setup.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { CustomField } from 'openapi'
import { afterEach, expect, it, vi } from 'vitest'
import { Range } from './FilterEditors.tsx'

afterEach(cleanup)

const fieldOf = (kind: CustomField['kind']): CustomField => ({
  id: 'f1',
  version: 0,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  created_by: null,
  entity: 'contact',
  kind,
  key: 'budget',
  name: 'Budget',
  order: 0,
  options: [],
  retired: false,
})

function open(kind: CustomField['kind'], asked = '') {
  const onApply = vi.fn<(asked: string) => void>()
  render(<Range field={fieldOf(kind)} asked={asked} onApply={onApply} />)
  const type = async (name: 'From' | 'To', text: string) => {
    await userEvent.clear(screen.getByLabelText(name))
    await userEvent.type(screen.getByLabelText(name), text)
  }
  return { onApply, type }
}

it('filters by two amounts, or by one that leaves the other end open', async () => {
  const { onApply, type } = open('money')
  await type('From', '300k{Enter}')
  expect(onApply).toHaveBeenLastCalledWith('30000000..')
  await type('To', '1.5m{Enter}')
  expect(onApply).toHaveBeenLastCalledWith('30000000..150000000')
})

it.each([
  ['money', '500k', '300k', 'Enter at least as much as in “From”'],
  ['number', '10', '9', 'Enter at least as much as in “From”'],
  ['date', '2026-11-20', '2026-11-10', 'Choose the same day or a later one'],
] as const)('says that the end of a %s is before its start, and does not filter', async (kind, from, to, words) => {
  const { onApply, type } = open(kind)
  await type('From', from)
  await type('To', to)
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(onApply).not.toHaveBeenCalled()
})

it('filters by nothing once both ends are cleared', async () => {
  const { onApply } = open('money', '30000000..50000000')
  await userEvent.clear(screen.getByLabelText('From'))
  await userEvent.clear(screen.getByLabelText('To'))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onApply).toHaveBeenCalledExactlyOnceWith('')
})

import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { owner } from '#test/sample-deals.ts'
import { DaysEditor } from './DaysEditor.tsx'

function open(text = '') {
  const [onChange, onDone] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()]
  const editor = <DaysEditor label="Closing" text={text} isPast={false} onChange={onChange} onDone={onDone} />
  renderScreen(editor, { path: '/', answers: {}, user: owner })
  const type = (name: 'From' | 'To', day: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value: day } })
  return { onChange, onDone, type }
}

it('filters by the days that are typed, one of which can stay open', () => {
  const { onChange, onDone, type } = open()
  type('From', '2026-11-20')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20..')
  type('To', '2026-11-30')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20..2026-11-30')
  expect(onDone).not.toHaveBeenCalled()
})

it('does not filter by a year that is still being typed', () => {
  const { onChange, type } = open('2026-11-20..')
  for (const year of ['0002', '0020', '0202']) type('To', `${year}-11-30`)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
  type('To', '2026-11-30')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-20..2026-11-30')
})

it('says that the last day is before the first, and keeps the filter until it is not', async () => {
  const { onChange, onDone, type } = open('2026-11-20..2026-11-30')
  type('To', '2026-11-10')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose the same day or a later one')
  await userEvent.type(screen.getByLabelText('To'), '{Enter}')
  expect([onChange.mock.calls, onDone.mock.calls]).toEqual([[], []])
  type('From', '2026-11-10')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-10..2026-11-10')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('filters by nothing once both days are cleared', () => {
  const { onChange, type } = open('2026-11-20..2026-11-30')
  type('From', '')
  expect(onChange).toHaveBeenLastCalledWith('..2026-11-30')
  type('To', '')
  expect(onChange).toHaveBeenLastCalledWith('')
})

it('is done with Enter', async () => {
  const { onDone } = open('2026-11-20..')
  await userEvent.type(screen.getByLabelText('From'), '{Enter}')
  expect(onDone).toHaveBeenCalledOnce()
})

it('is done with a click on days by name', async () => {
  const { onChange, onDone } = open()
  await userEvent.click(screen.getByRole('radio', { name: 'Next 45 days' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('next-45')
  expect(onDone).toHaveBeenCalledOnce()
})

it('stays open while arrow keys choose, until Enter', async () => {
  const { onChange, onDone } = open('next-14')
  screen.getByRole('radio', { name: 'Next 14 days' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).toHaveBeenLastCalledWith('next-30')
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onDone).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderScreen } from 'remote-kit/testing'
import { SearchPicker } from './SearchPicker.tsx'

const RECORDS = [
  { id: '1', name: 'Dana Whitlock' },
  { id: '2', name: 'Dana Moss' },
]

function show() {
  const onPick = vi.fn<(record: { id: string; name: string } | null) => void>()
  renderScreen(
    <SearchPicker
      label="Client"
      placeholder="Search, or type a new name"
      records={RECORDS}
      isSearching={false}
      onSearch={() => {}}
      onPick={onPick}
    />,
    { path: '/', answers: {} },
  )
  return { field: screen.getByRole('combobox', { name: 'Client' }), onPick }
}

it('shows its list for text that no key typed: pasted, dictated, or from a phone’s keyboard', async () => {
  const { field, onPick } = show()
  field.focus()
  await userEvent.paste('Dana')
  await userEvent.click(await screen.findByRole('option', { name: 'Dana Whitlock' }))
  expect(onPick).toHaveBeenLastCalledWith(RECORDS[0])
  expect(screen.queryByRole('option')).toBeNull()
})

it('closes its list with Escape and opens it again with more text', async () => {
  const { field } = show()
  await userEvent.type(field, 'Da')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.type(field, 'n')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
})

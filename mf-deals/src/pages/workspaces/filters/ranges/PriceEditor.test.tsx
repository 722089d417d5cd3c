import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { PriceEditor } from './PriceEditor.tsx'

function open(text = '') {
  const [onChange, onDone] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()]
  renderScreen(<PriceEditor label="Price" text={text} onChange={onChange} onDone={onDone} />, {
    path: '/',
    answers: {},
  })
  const type = async (name: 'From' | 'Up to', price: string) => {
    await userEvent.clear(screen.getByRole('textbox', { name }))
    await userEvent.type(screen.getByRole('textbox', { name }), price)
  }
  return { onChange, onDone, type }
}

it.each([
  ['300000', '500000', '30000000..50000000'],
  ['300k', '1.5m', '30000000..150000000'],
  ['$300,000', '{Enter}', '30000000..'],
])('filters by %s to %s once Enter is pressed', async (from, upTo, text) => {
  const { onChange, onDone, type } = open()
  await type('From', from)
  await type('Up to', `${upTo}{Enter}`)
  expect(onChange).toHaveBeenLastCalledWith(text)
  expect(onDone).toHaveBeenCalled()
})

it('shows the prices that it filters by', () => {
  open('30000000..50000000')
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('300,000')
  expect(screen.getByRole('textbox', { name: 'Up to' })).toHaveValue('500,000')
})

it('says that the highest price is below the lowest, but not while it is typed', async () => {
  const { onChange, type } = open('30000000..')
  await type('Up to', '5')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount that’s at least “From”')
  expect(onChange).not.toHaveBeenCalled()
  await type('Up to', '500k')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('30000000..50000000')
})

it('says what is no amount', async () => {
  const { onChange, type } = open()
  await type('From', 'a lot{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount, such as 512,000')
  expect(onChange).not.toHaveBeenCalled()
})

it('filters by nothing once both prices are cleared', async () => {
  const { onChange, onDone } = open('30000000..50000000')
  await userEvent.clear(screen.getByRole('textbox', { name: 'From' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Up to' }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  expect(onDone).toHaveBeenCalledOnce()
})

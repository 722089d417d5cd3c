import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createNotify } from 'remote-kit/notify'
import { deviceTypeAtom } from 'remote-kit/session'
import { renderScreen } from 'remote-kit/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { lastUndoAtom, showToastAtom, snackbarAtom } from './snackbar.atoms.ts'
import { Toasts } from './Toasts.tsx'

afterEach(() => {
  vi.useRealTimers()
})

// Each toast has a copy for screen readers.
const onScreen = { ignore: '[aria-live]' }

function renderToasts() {
  const { store } = renderScreen(<Toasts />, { path: '/', answers: {} })
  return createNotify((toast) => act(() => store.set(snackbarAtom, toast)))
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('shows two toasts of the same tick, with the refused fields', async () => {
  const notify = renderToasts()
  notify.error('The request isn’t valid', ['Name must not be blank'])
  notify.success()
  expect(await screen.findByText('The request isn’t valid', onScreen)).toBeInTheDocument()
  expect(screen.getByText('Name must not be blank')).toBeInTheDocument()
  expect(await screen.findByText('done!', onScreen)).toBeInTheDocument()
})

// docs/specification.md §8 and §9
it.each([
  ['an error', 5000, (notify: ReturnType<typeof renderToasts>) => notify.error('It')],
  ['a success', 3000, (notify: ReturnType<typeof renderToasts>) => notify.success('It')],
  [
    'an offer to undo',
    8000,
    (notify: ReturnType<typeof renderToasts>) => notify.success('It', { undo: () => undefined }),
  ],
])('keeps %s for %i ms', async (_, ms, notifyOf) => {
  vi.useFakeTimers()
  notifyOf(renderToasts())
  await wait(ms - 50)
  expect(screen.getByText('It', onScreen)).toBeInTheDocument()
  await wait(100)
  expect(screen.queryByText('It', onScreen)).not.toBeInTheDocument()
})

it.each([
  ['at the top of a phone', 'phone', 'top'],
  ['at the left of a window', 'desktop', 'bottom-start'],
] as const)(
  'shows %s, where no buttons are, though the device is known only after it began',
  async (_, device, place) => {
    const { store } = renderScreen(<Toasts />, { path: '/', answers: {} })
    act(() => store.set(deviceTypeAtom, device))
    createNotify((toast) => act(() => store.set(snackbarAtom, toast))).success('402 Maple Street moved')
    const toast = await screen.findByText('402 Maple Street moved', onScreen)
    expect(toast.closest('[data-toaster-position]')).toHaveAttribute('data-toaster-position', place)
  },
)

it('shows the same failure of several calls once', async () => {
  const notify = renderToasts()
  for (let call = 0; call < 5; call++) notify.error('Something went wrong. Try again or contact admin')
  expect(await screen.findAllByText('Something went wrong. Try again or contact admin', onScreen)).toHaveLength(1)
})

it('shows the latest at once, in place of the oldest success, however fast they come', async () => {
  const notify = renderToasts()
  notify.error('The request isn’t valid')
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']) notify.success(`Call to ${name} logged`)
  expect(await screen.findByText('Call to Eve logged', onScreen)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Call to Ada logged', onScreen)).not.toBeInTheDocument())
  for (const text of ['The request isn’t valid', 'Call to Ben logged', 'Call to Dan logged'])
    expect(screen.getByText(text, onScreen)).toBeInTheDocument()
})

it('stays while the pointer is over it', async () => {
  const notify = renderToasts()
  notify.success('402 Maple Street moved')
  const toast = await screen.findByText('402 Maple Street moved', onScreen)
  await userEvent.hover(toast)
  vi.useFakeTimers()
  await wait(10_000)
  expect(toast).toBeInTheDocument()
})

it('offers Undo', async () => {
  const undo = vi.fn<() => void>()
  renderToasts().success('402 Maple Street moved', { undo })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

it('offers to open what was created, which leaves the last undo alone', async () => {
  const [undo, open] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { store } = renderScreen(<Toasts />, { path: '/', answers: {} })
  const notify = createNotify((toast) => act(() => store.set(showToastAtom, toast)))
  notify.success('402 Maple Street moved', { undo })
  notify.success('19 Quarry Road created', { open })
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  expect(open).toHaveBeenCalledOnce()
  act(() => store.get(lastUndoAtom)?.())
  expect([undo.mock.calls.length, open.mock.calls.length]).toEqual([1, 1])
})

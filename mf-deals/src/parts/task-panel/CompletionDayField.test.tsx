import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { owner } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { CompletionDayField } from './CompletionDayField.tsx'

const open = task('1', 'Order the appraisal')
// The evening of October 1 in Hartford.
const done = { ...open, progress: 'COMPLETE' as const, completed_at: '2026-10-02T01:00:00.000Z' }

function show(shown: typeof open) {
  let isDone = false
  const rendered = renderScreen(<CompletionDayField task={shown} onDone={() => (isDone = true)} />, {
    path: '/',
    user: owner,
    answers: { 'POST /tasks/*/complete/': () => done, 'PATCH /tasks/*/': () => open },
  })
  const sent = () => rendered.requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])
  return { ...rendered, sent, isDone: () => isDone }
}

it('completes a task as of a day in the account’s time zone, with Undo', async () => {
  const { sent, isDone, toasts } = show(open)
  await userEvent.click(await screen.findByRole('button', { name: 'Completed on an earlier day' }))
  fireEvent.change(screen.getByLabelText('Completed on'), { target: { value: '2026-10-05' } })
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
  await waitFor(() => expect(isDone()).toBe(true))
  expect(sent()).toEqual([['/tasks/1/complete/', { completed_at: '2026-10-05T04:00:00.000Z' }]])
  toasts.at(-1)?.action?.run()
  await waitFor(() => expect(sent()[1]).toEqual(['/tasks/1/', { progress: 'NOT_STARTED' }]))
})

it('changes the day of a task that is done', async () => {
  const { sent, toasts } = show(done)
  expect(await screen.findByLabelText('Completed on')).toHaveValue('2026-10-01')
  expect(screen.getByRole('button', { name: 'Change date' })).toHaveAttribute('aria-disabled', 'true')
  fireEvent.change(screen.getByLabelText('Completed on'), { target: { value: '2026-09-30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Change date' }))
  await waitFor(() => expect(toasts.at(-1)?.action).toBeDefined())
  toasts.at(-1)?.action?.run()
  await waitFor(() => expect(sent()[1]).toEqual(['/tasks/1/complete/', { completed_at: done.completed_at }]))
})

import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Reminder } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { owner, page } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { TaskReminders } from './TaskReminders.tsx'

// Fourteen hours ahead of UTC, farther than any browser that runs this test.
const user = { ...owner, account: { ...owner.account, time_zone: 'Pacific/Kiritimati' } }

const reminder: Reminder = {
  id: 'call',
  created_at: '2024-07-01T09:00:00.000Z',
  updated_at: '2024-07-01T09:00:00.000Z',
  created_by: 'maria',
  version: 1,
  task: 'repairs',
  kind: 'at',
  at: '2024-07-04T19:30:00.000Z',
  days: null,
  next_at: null,
  sent_at: '2024-07-04T19:30:20.000Z',
}

it('shows and takes times in the account’s time zone, wherever the browser is', async () => {
  const { requests } = renderScreen(<TaskReminders task={task('repairs', 'Decide on repairs')} />, {
    path: '/agent/tasks',
    user,
    answers: {
      'GET /reminders/': () => page([reminder]),
      'POST /reminders/': () => reminder,
    },
  })
  expect(await screen.findByText('Jul 5, 2024, 9:30 AM')).toBeInTheDocument()
  expect(screen.getByText('Sent Jul 5, 2024, 9:30 AM')).toBeInTheDocument()

  await userEvent.selectOptions(screen.getByLabelText('When'), 'At a set time')
  expect(screen.getByText('Times are in Line Islands Time')).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2031-03-02T09:00' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await expect
    .poll(() => requests.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ kind: 'at', at: '2031-03-01T19:00:00.000Z' })
})

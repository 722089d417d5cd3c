import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TeamMember } from 'openapi'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { ResetTwoStepDialog } from './ResetTwoStepDialog.tsx'

const member: TeamMember = {
  user: 'jordan',
  person: { first_name: 'Jordan', last_name: 'Lee', phone_number: null, image: null },
  email: 'jordan@example.com',
  role: 'agent',
  status: 1,
  assists: [],
  invitation: null,
  working_hours: null,
  absences: [],
}

it('resets it with one’s own password', async () => {
  const onClose = vi.fn<() => void>()
  const { toasts, requests } = renderScreen(<ResetTwoStepDialog member={member} onClose={onClose} />, {
    path: '/agent/teams',
    answers: {
      'POST /user/jordan/reset_two_step/': ({ body }) =>
        JSON.stringify(body).includes('"right"')
          ? undefined
          : problem(400, 'The request is not valid', [{ field: 'current_password', reason: 'is not right' }]),
    },
  })
  const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset two-step sign-in' }))
  await reset()
  expect(await screen.findByText('Enter your current password')).toBeInTheDocument()
  expect(requests).toEqual([])
  await userEvent.type(screen.getByLabelText('Current password'), 'wrong')
  await reset()
  await screen.findByText('This is not right')
  await userEvent.clear(screen.getByLabelText('Current password'))
  await userEvent.type(screen.getByLabelText('Current password'), 'right')
  await reset()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toasts).toMatchObject([{ type: 'success', message: 'Two-step sign-in reset for Jordan Lee' }])
})

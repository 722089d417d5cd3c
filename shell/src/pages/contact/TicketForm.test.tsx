import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { TicketForm } from './TicketForm.tsx'

async function send() {
  await userEvent.type(screen.getByLabelText('Subject'), 'The calendar')
  await userEvent.type(screen.getByLabelText('What happened?'), 'It shows the wrong day')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Something is broken')
  await userEvent.click(screen.getByRole('button', { name: 'Send ticket' }))
}

it('sends the ticket and shows the fixed success message for 3000 ms', async () => {
  const { requests, toasts } = renderScreen(<TicketForm />, {
    path: '/contact-us',
    answers: { 'POST /ticket/': () => ({}) },
  })
  await send()
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toEqual({
    type: 'success',
    message: 'Thank you for submitting a support ticket! Our team will review and work on it as soon as possible.',
    timeout: 3000,
  })
  expect(Object.fromEntries(new URLSearchParams(String(requests[0]?.body)))).toEqual({
    subject: 'The calendar',
    description: 'It shows the wrong day',
    type: '2',
    priority: '1',
  })
  expect(screen.getByLabelText('Subject')).toHaveValue('')
})

it('shows a validation error at its field and in the toast', async () => {
  const { toasts } = renderScreen(<TicketForm />, {
    path: '/contact-us',
    answers: {
      'POST /ticket/': () =>
        problem(400, 'The request isn’t valid', [{ field: 'subject', reason: 'must not be blank' }]),
    },
  })
  await send()
  expect(await screen.findByText('This must not be blank')).toBeInTheDocument()
  expect(toasts[0]).toMatchObject({
    message: 'The request isn’t valid',
    details: ['Subject must not be blank'],
    timeout: 5000,
  })
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { RetentionChange } from 'openapi'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { RetentionDialog } from './RetentionDialog.tsx'

const retention = { version: 4, lost_leads_months: null, notifications_days: 180 }
const change: RetentionChange = { applied: true, retention: { ...retention, lost_leads_months: 24 }, lost_leads: 14 }

function show(answer: () => unknown = () => change) {
  const onClose = vi.fn<() => void>()
  const rendered = renderScreen(<RetentionDialog account="a1" onClose={onClose} />, {
    path: '/agent',
    answers: {
      'GET /account/a1/retention/': () => retention,
      'PATCH /account/a1/retention/': ({ query }) => (query.has('dry_run') ? { ...change, applied: false } : answer()),
    },
  })
  return { ...rendered, onClose }
}

it('warns how many leads a choice erases, and saves it', async () => {
  const { requests, onClose } = show()
  expect(await screen.findByLabelText('Erase lost leads')).toHaveDisplayValue('Never')
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.selectOptions(screen.getByLabelText('Erase lost leads'), 'After 24 months')
  expect(await screen.findByText(/^14 lost leads will be erased tonight\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const saved = requests.find(({ method, query }) => method === 'PATCH' && !query.has('dry_run'))
  expect(saved?.body).toEqual({ lost_leads_months: 24, notifications_days: 180 })
})

it('stays open with what was chosen when saving fails', async () => {
  const { toasts, onClose } = show(() => problem(412, 'It was changed since'))
  await userEvent.selectOptions(await screen.findByLabelText('Clear notifications'), 'After 30 days')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Clear notifications')).toHaveDisplayValue('After 30 days')
})

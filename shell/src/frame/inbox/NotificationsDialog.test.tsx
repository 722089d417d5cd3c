import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NotificationSettings } from 'openapi'
import { notificationKindLabels } from 'openapi/codes'
import { renderScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { NotificationsDialog } from './NotificationsDialog.tsx'

const both = { inbox: true, mail: true }
const inboxOnly = { inbox: true, mail: false }
const settings: NotificationSettings = {
  kinds: {
    reminder: both,
    assigned: inboxOnly,
    mentioned: inboxOnly,
    rescheduled: inboxOnly,
    lead: both,
    joined: both,
    client_done: both,
    client_reopened: both,
    storm: both,
    key_date: both,
    client_message: both,
    erasure: both,
    covering: both,
    replied: both,
    bounced: inboxOnly,
    commission: both,
  },
  daily_mail_hour: null,
}

function open() {
  const onClose = vi.fn<() => void>()
  const answers = {
    'GET /notifications/settings/': () => settings,
    'PATCH /notifications/settings/': ({ body }: { body: unknown }) => body,
  }
  return { onClose, ...renderScreen(<NotificationsDialog onClose={onClose} />, { path: '/agent', answers }) }
}

it('shows what the user is notified about and where, and saves changes', async () => {
  const { onClose, requests } = open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  for (const label of Object.values(notificationKindLabels)) {
    expect(await dialog.findByRole('checkbox', { name: `${label} Inbox` })).toBeChecked()
  }
  const emailOfTasks = dialog.getByRole('checkbox', { name: 'Task assigned to you Email' })
  expect(emailOfTasks).not.toBeChecked()
  await userEvent.click(emailOfTasks)
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Contract date missed Inbox' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Daily email' }), 'After 7:00 AM')
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    kinds: { ...settings.kinds, assigned: both, storm: { inbox: false, mail: true } },
    daily_mail_hour: 7,
  })
})

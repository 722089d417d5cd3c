import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { InboxButton } from './InboxButton.tsx'
import { notificationLink } from './notification-link.ts'

const notification = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  created_at: '2026-11-20T09:12:00.000Z',
  kind: 'assigned',
  text: 'Maria Okoye assigned you a task',
  subject: `Task ${id}`,
  deal: null,
  task: id,
  contact: null,
  actor: 'maria',
  read_at: null,
  ...changes,
})

function open() {
  let all = [notification('a'), notification('b'), notification('c', { read_at: '2026-11-20T10:00:00.000Z' })]
  const read = (id: string | undefined, isRead: boolean) =>
    (all = all.map((one) => (!id || one.id === id ? { ...one, read_at: isRead ? one.created_at : null } : one)))
  const rendered = renderScreen(<InboxButton />, {
    path: '/',
    answers: {
      'GET /notifications/': ({ query }) => {
        const results = all.filter(({ read_at }) => query.get('unread') !== 'true' || !read_at)
        return { results, count: results.length, count_is_capped: false, page: 1, page_size: 20, next_cursor: null }
      },
      'PATCH /notifications/*/': ({ path, body }) => {
        const id = path.split('/')[2]
        read(id, JSON.stringify(body).includes('true'))
        return all.find((one) => one.id === id)
      },
      'POST /notifications/read_all/': () => void read(undefined, true),
    },
  })
  return { ...rendered, user: userEvent.setup() }
}

it('counts unread notifications, and marks them one by one or all at once', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Inbox, 2 unread' }))
  const list = within(await screen.findByRole('list', { name: 'Notifications' }))
  expect(await list.findAllByRole('listitem')).toHaveLength(3)
  await user.click(list.getByRole('button', { name: 'Mark as read: Task a' }))
  await user.click(await list.findByRole('button', { name: 'Mark as unread: Task a' }))
  await list.findByRole('button', { name: 'Mark as read: Task a' })
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true'),
  )
  expect(list.queryByText(/Unread/, { selector: 'span' })).toBeNull()
})

it('opens what a notification is about and marks it as read', async () => {
  const { user, router, requests } = open()
  await user.click(await screen.findByRole('button', { name: 'Inbox, 2 unread' }))
  await user.click(await screen.findByRole('link', { name: /Task b/ }))
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/agent/tasks?task=b'))
  expect(requests.some(({ method, path }) => method === 'PATCH' && path === '/notifications/b/')).toBe(true)
})

it.each([
  [notification('a', { deal: 'd' }), '/agent/tasks?task=a'],
  [notification('a', { deal: 'd', task: null, kind: 'rescheduled' }), '/agent/deal/d'],
  [notification('a', { deal: 'd', task: null, kind: 'mentioned' }), '/agent/deal/d?view=notes'],
  [notification('a', { contact: 'c', task: null, kind: 'lead' }), '/agent/contacts?contact=c'],
  [notification('a', { task: null }), null],
])('%#: links to %s', (subject, link) => expect(notificationLink(subject)).toBe(link))

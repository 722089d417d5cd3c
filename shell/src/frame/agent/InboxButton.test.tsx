import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification, NotificationBulkEdit } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { useApi } from 'remote-kit/context'
import { expect, it, onTestFinished, vi } from 'vitest'
import { InboxButton } from './InboxButton.tsx'
import { notificationLink } from '#frame/inbox/notification-link.ts'

const notification = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  created_at: '2026-11-20T09:12:00.000Z',
  kind: 'assigned',
  text: 'Maria Okoye assigned you a task',
  subject: `Task ${id}`,
  deal: null,
  deal_name: '',
  task: id,
  contact: null,
  actor: 'maria',
  read_at: null,
  done_at: null,
  snoozed_until: null,
  ...changes,
})

const maple = { deal: 'd', deal_name: '402 Maple Street' }

/** The body of a bulk edit, as the contract has it. */
function edited(body: unknown): NotificationBulkEdit {
  const text: NotificationBulkEdit = JSON.parse(JSON.stringify(body))
  return text
}

/** Opens a page with the button; the fake API keeps the notifications. */
function open(
  stored: Notification[] = [
    notification('a'),
    notification('b'),
    notification('c', { read_at: '2026-11-20T10:00:00.000Z' }),
  ],
) {
  let all = stored
  const rendered = renderScreen(<InboxButton />, {
    path: '/',
    answers: {
      'GET /notifications/': ({ query }) => {
        const state = query.get('state') ?? 'open'
        const kinds = query.get('kind')?.split(',')
        const results = all.filter(
          (one) =>
            (query.get('unread') !== 'true' || !one.read_at) &&
            (!kinds || kinds.includes(one.kind)) &&
            (one.done_at ? 'done' : one.snoozed_until ? 'snoozed' : 'open') === state,
        )
        return { results, count: results.length, count_is_capped: false, page: 1, page_size: 40, next_cursor: null }
      },
      'POST /notifications/bulk/': ({ body }) => {
        const { notifications, change } = edited(body)
        const { read, done, snoozed_until } = change
        const now = '2026-11-20T11:00:00.000Z'
        all = all.map((one) => {
          if (!notifications.includes(one.id)) return one
          return {
            ...one,
            ...(read !== undefined && { read_at: read ? now : null }),
            ...(done !== undefined && { done_at: done ? now : null }),
            ...(snoozed_until !== undefined && { snoozed_until, read_at: null }),
          }
        })
      },
      'POST /notifications/read_all/': () => void (all = all.map((one) => ({ ...one, read_at: one.created_at }))),
    },
  })
  return { ...rendered, user: userEvent.setup() }
}

const openPanel = async (stored?: Notification[]) => {
  const opened = open(stored)
  await opened.user.click(await screen.findByRole('button', { name: /^Inbox/ }))
  await screen.findAllByRole('listitem')
  return opened
}
const titles = () => screen.queryAllByRole('listitem').map((row) => within(row).queryByRole('link')?.textContent)

it('counts unread notifications, and marks them one by one or all at once', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Inbox, 2 unread' }))
  const list = within(await screen.findByRole('list', { name: 'Not about a deal' }))
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
  expect(requests.find(({ path }) => path === '/notifications/bulk/')?.body).toEqual({
    notifications: ['b'],
    change: { read: true },
  })
})

it('groups by deal, and finishes a group with Undo', async () => {
  const { user, toasts } = await openPanel([
    notification('a', { ...maple, subject: 'Order appraisal, 402 Maple Street' }),
    notification('b'),
    notification('c', { ...maple, task: null, subject: '402 Maple Street', text: 'Maria Okoye moved the dates' }),
  ])
  const group = within(screen.getByRole('region', { name: '402 Maple Street' }))
  expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Unread: Order appraisalMaria Okoye assigned you a task · /),
    expect.stringMatching(/^Unread: Maria Okoye moved the dates/),
  ])
  await user.click(group.getByRole('button', { name: 'Mark all as done: 402 Maple Street' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['2 marked as done']))
  toasts[0]?.action?.run()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Group by deal' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '402 Maple Street' })).toBeNull())
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Group by deal' }))
})

it('is worked through by keys: J and K walk, E is done, H snoozes, U is unread', async () => {
  const { user, requests } = await openPanel()
  await user.keyboard('jj')
  expect(document.activeElement).toHaveTextContent('Task b')
  await user.keyboard('e')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(document.activeElement).toHaveTextContent('Task c')
  await user.keyboard('u')
  await screen.findByRole('button', { name: 'Mark as read: Task c' })
  await user.keyboard('h')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toHaveTextContent('Task c')
  await user.keyboard('h')
  const menu = within(await screen.findByRole('menu', { name: 'Snooze Task c until' }))
  await user.click(menu.getByRole('menuitem', { name: /^Tomorrow/ }))
  await waitFor(() => expect(titles()).toEqual([expect.stringContaining('Task a')]))
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { notifications: ['b'], change: { done: true } },
    { notifications: ['c'], change: { read: false } },
    { notifications: ['c'], change: { snoozed_until: expect.stringMatching(/Z$/) } },
  ])
  await user.click(screen.getByRole('tab', { name: 'Snoozed' }))
  await user.click(await screen.findByRole('button', { name: 'Move to inbox: Task c' }))
  await user.click(screen.getByRole('tab', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Move to inbox: Task b' }))
  await screen.findByText('Nothing done yet')
  await user.click(screen.getByRole('tab', { name: 'Inbox' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
})

it('snoozes until a chosen time, which must be in the future', async () => {
  const { user, requests } = await openPanel()
  await user.click(screen.getByRole('button', { name: 'Snooze: Task a' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Choose a time…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until' }))
  await user.type(dialog.getByLabelText('Date and time'), '2020-01-01T09:00')
  await user.click(dialog.getByRole('button', { name: 'Snooze' }))
  await dialog.findByText('Choose a time in the future.')
  await user.clear(dialog.getByLabelText('Date and time'))
  await user.type(dialog.getByLabelText('Date and time'), '2099-01-05T09:00')
  await user.click(dialog.getByRole('button', { name: 'Snooze' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  const [sent] = requests.filter(({ path }) => path === '/notifications/bulk/')
  expect(sent?.body).toMatchObject({ notifications: ['a'], change: { snoozed_until: '2099-01-05T09:00:00.000Z' } })
})

it('shows only the chosen kinds', async () => {
  const { user } = await openPanel([notification('a'), notification('b', { kind: 'mentioned' })])
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Contract date missed' }))
  await screen.findByText('No match')
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'You were mentioned' }))
  await waitFor(() => expect(titles()).toEqual([expect.stringContaining('Task b')]))
  await user.click(screen.getByRole('menuitem', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

it.each([
  [notification('a', { deal: 'd' }), '/agent/tasks?task=a'],
  [notification('a', { deal: 'd', task: null, kind: 'rescheduled' }), '/agent/deal/d'],
  [notification('a', { deal: 'd', task: null, kind: 'mentioned' }), '/agent/deal/d?view=notes'],
  [notification('a', { contact: 'c', task: null, kind: 'lead' }), '/agent/contacts?contact=c'],
  [notification('a', { task: null }), null],
])('%#: links to %s', (subject, link) => expect(notificationLink(subject)).toBe(link))

it('a notification that comes reads the leads on the screen again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let unread = 1
  function Leads() {
    const { data } = useApi().useQuery('get', '/contacts/board/', {})
    return data && <p>{data.count} leads</p>
  }
  const page = { count_is_capped: false, page: 1, page_size: 1, next_cursor: null }
  renderScreen(
    <>
      <InboxButton />
      <Leads />
    </>,
    {
      path: '/',
      answers: {
        'GET /notifications/': () => ({ ...page, results: [], count: unread }),
        'GET /contacts/board/': () => ({ columns: [], count: unread + 6 }),
      },
    },
  )
  expect(await screen.findByText('7 leads')).toBeVisible()
  unread = 2
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByRole('button', { name: 'Inbox, 2 unread' })).toBeVisible()
  expect(await screen.findByText('8 leads')).toBeVisible()
})

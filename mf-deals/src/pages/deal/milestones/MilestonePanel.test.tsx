import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Milestone } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { moveOf, rescheduling } from '#test/sample-reschedulings.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/rescheduling/ReschedulePanel.tsx'
import { owner, page, team } from '#test/sample-deals.ts'
import { MilestonePanel } from './MilestonePanel.tsx'

const milestone: Milestone = {
  id: 'financing',
  created_at: '2026-10-19T14:20:00.000Z',
  updated_at: '2026-11-20T09:12:00.000Z',
  created_by: null,
  version: 1,
  deal: 'maple',
  name: 'Financing',
  order: 0,
  progress: 'IN_PROGRESS',
  tasks: { done: 0, total: 2 },
  due_date: '2031-12-01',
  due_rule: null,
  due_reason: '',
  pinned: true,
  client_visible: true,
  client_side: null,
  client_text: '',
  completed_at: null,
}
const own = moveOf('financing', 'Financing', '2031-12-04')
const follower = moveOf('call', 'Call the lender', '2031-12-05')

function open(answers: Answers, shown = milestone) {
  let isClosed = false
  const rendered = renderScreen(<MilestonePanel deal="maple" milestone={shown} onClose={() => (isClosed = true)} />, {
    path: '/',
    user: owner,
    answers: { 'GET /teams/': () => page([team]), ...answers },
  })
  const writes = () =>
    rendered.requests
      .filter(({ method, query }) => method !== 'GET' && !query.has('dry_run'))
      .map(({ path, body }) => [path, body])
  return { ...rendered, writes, isClosed: () => isClosed }
}

it('shows the dates that follow a new milestone date before it saves anything', async () => {
  const { writes, isClosed, requests } = open({
    'POST /deals/*/reschedule/': ({ query }) => rescheduling([own, follower], query.has('dry_run') ? null : 'e1'),
    'GET /milestones/*/': () => ({ ...milestone, version: 2 }),
    'PATCH /milestones/*/': () => milestone,
  })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, ' and title')
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2031-12-04' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const panel = within(await screen.findByRole('dialog', { name: /^Financing on/ }))
  expect(await panel.findByText('Call the lender')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
  expect([writes(), isClosed()]).toEqual([[], false])

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Move 2 dates' }))
  await waitFor(() => expect(isClosed()).toBe(true))
  const items = [{ id: 'financing', due_date: '2031-12-04' }]
  expect(writes()).toEqual([
    ['/deals/maple/reschedule/', { items, confirm: [], preview: 'as shown' }],
    ['/milestones/financing/', { name: 'Financing and title' }],
  ])
  expect(requests.find(({ method }) => method === 'PATCH')?.headers.get('If-Match')).toBe('"2"')
})

it('says why the other fields could not be saved after the date moved', async () => {
  const { writes, isClosed } = open({
    'POST /deals/*/reschedule/': ({ query }) => rescheduling([own], query.has('dry_run') ? null : 'e1'),
    'GET /milestones/*/': () => problem(404, 'Not found'),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' and title')
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2031-12-04' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Not found')).toBeVisible()
  expect([writes().map(([path]) => path), isClosed()]).toEqual([['/deals/maple/reschedule/'], false])
})

it('says on which day a milestone without tasks was reached', async () => {
  const reached = {
    ...milestone,
    progress: 'COMPLETE' as const,
    tasks: { done: 0, total: 0 },
    // The evening of October 1 in Hartford.
    completed_at: '2026-10-02T01:00:00.000Z',
  }
  const { writes, isClosed } = open({ 'PATCH /milestones/*/': () => reached }, reached)
  const day = await screen.findByLabelText('Reached on')
  expect(day).toHaveValue('2026-10-01')
  fireEvent.change(day, { target: { value: '2999-01-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose today or an earlier day')).toBeVisible()
  fireEvent.change(day, { target: { value: '2026-09-30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(writes()).toEqual([['/milestones/financing/', { completed_at: '2026-09-30T04:00:00.000Z' }]])
})

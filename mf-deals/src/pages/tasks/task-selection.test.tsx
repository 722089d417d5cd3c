import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { currentTeamIdAtom } from 'remote-kit/session'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { owner, page, team } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { TasksPage } from './TasksPage.tsx'

const survey = task('1', 'Send the survey')
const blocked = task('2', 'Call the lender', { blocked_by: ['1'] })

function open(answers: Answers) {
  const rendered = renderScreen(<TasksPage />, {
    path: '/agent/tasks',
    user: owner,
    answers: { 'GET /teams/': () => page([team]), 'GET /tasks/': () => page([survey, blocked]), ...answers },
  })
  act(() => rendered.store.set(currentTeamIdAtom, 'ridge'))
  return { ...rendered, user: userEvent.setup() }
}

async function select(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  const bar = within(await screen.findByRole('toolbar', { name: 'tasks selected' }))
  expect(bar.getByText('Select tasks')).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Select all' }))
  expect(bar.getByText('2 tasks selected')).toBeVisible()
  return bar
}

describe('selecting tasks', () => {
  it('changes all tasks in one call, and Undo reverts all of them', async () => {
    const { user, requests, toasts } = open({
      'POST /tasks/bulk/': () => ({ changed: 2, events: ['e1', 'e2'], follow: [], preview: 'p1' }),
      'POST /events/undo/': () => ({ events: ['e3', 'e4'] }),
    })
    expect(await screen.findByText('Blocked')).toBeVisible()
    const bar = await select(user)
    await user.click(bar.getByRole('button', { name: 'Change' }))
    const panel = within(await screen.findByRole('dialog'))
    const apply = await panel.findByRole('button', { name: 'Change 2 tasks' })
    await user.click(apply)
    expect(await panel.findByText('Choose what to change')).toBeVisible()
    await user.selectOptions(panel.getByLabelText('Progress'), 'Not applicable')
    await user.click(apply)
    expect(await panel.findByText('Enter why they don’t apply')).toBeVisible()
    await user.type(panel.getByLabelText(/^Why/), 'Cash sale')
    await user.click(apply)
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['2 tasks changed']))
    const bodyOf = (path: string) => requests.find((request) => request.path === path)?.body
    expect(requests.filter(({ path }) => path === '/tasks/bulk/').map(({ body }) => body)).toEqual([
      { tasks: ['1', '2'], change: { not_applicable: 'Cash sale' } },
      { tasks: ['1', '2'], change: { not_applicable: 'Cash sale' }, preview: 'p1' },
    ])
    act(() => toasts[0]?.action?.run())
    await waitFor(() => expect(bodyOf('/events/undo/')).toEqual({ events: ['e1', 'e2'] }))
  })

  it('shows which other dates follow before it changes anything, and again if someone was faster', async () => {
    let moved = 1
    const { user, requests, toasts } = open({
      'POST /tasks/bulk/': ({ query, body }) => {
        const done = { changed: 2, events: ['e1'], follow: [], preview: `moves ${moved}` }
        const follow = [{ deal: 'maple', name: '402 Maple Street', moved, to_confirm: 1 }]
        if (query.has('dry_run')) return { ...done, events: [], follow }
        return JSON.stringify(body).includes(done.preview) ? { ...done, follow } : problem(412, 'It has changed')
      },
    })
    const bar = await select(user)
    await user.click(bar.getByRole('button', { name: 'Change' }))
    const panel = within(await screen.findByRole('dialog'))
    await user.selectOptions(await panel.findByLabelText('Due'), 'Shift by days')
    await user.click(panel.getByRole('button', { name: 'Change 2 tasks' }))
    expect(await panel.findByRole('heading', { name: '1 other date moves too' })).toBeVisible()
    expect(panel.getByRole('listitem')).toHaveTextContent('402 Maple Street1 date follows · 1 contract date stays')
    await user.click(panel.getByRole('button', { name: 'Back' }))
    expect(panel.getByLabelText('Due')).toHaveValue('shift')
    expect(requests.filter(({ path, query }) => path === '/tasks/bulk/' && !query.has('dry_run'))).toEqual([])

    await user.click(panel.getByRole('button', { name: 'Change 2 tasks' }))
    await panel.findByRole('heading', { name: '1 other date moves too' })
    moved = 2
    await user.click(panel.getByRole('button', { name: 'Change 2 tasks' }))
    expect(await panel.findByRole('heading', { name: '2 other dates move too' })).toBeVisible()
    expect(panel.getByText(/^Someone changed these deals/)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Change 2 tasks' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('2 tasks changed'))
  })

  it('says why nothing changed and keeps the selection', async () => {
    const { user } = open({ 'POST /tasks/bulk/': () => problem(422, 'These would wait for each other in a loop') })
    const bar = await select(user)
    await user.click(bar.getByRole('button', { name: 'Change' }))
    const panel = within(await screen.findByRole('dialog'))
    await user.selectOptions(await panel.findByLabelText('Due'), 'No date')
    await user.click(panel.getByRole('button', { name: 'Change 2 tasks' }))
    expect(await panel.findByText('These would wait for each other in a loop')).toBeVisible()
  })
})

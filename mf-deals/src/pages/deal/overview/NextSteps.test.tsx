import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DealStatus, DueAnchor } from 'openapi/codes'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { taskSelectionAtom } from '#parts/task-selection/task-selection.atoms.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/early-tasks/EarlyTasks.tsx'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { NextSteps } from './NextSteps.tsx'

const accepted = { anchor: DueAnchor.acceptance, offset: 0, unit: 'calendar', roll: 'none', skip_holidays: false }

function open(status: DealStatus) {
  return renderScreen(<NextSteps deal={fullDeal(dealCard({ status }))} onOpen={() => undefined} />, {
    path: '/',
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /milestones/': () =>
        page([
          { id: 'intake', due_rule: null },
          { id: 'offer', due_rule: accepted },
        ]),
      'GET /tasks/': () =>
        page([
          task('agreement', 'Sign the buyer agreement', { milestone: 'intake' }),
          task('approval', 'Get the preapproval letter', { milestone: 'intake' }),
          task('deposit', 'Pay the earnest money', { milestone: 'offer' }),
        ]),
      'POST /tasks/bulk/': () => ({ changed: 2, events: ['e1'], follow: [], preview: '' }),
    },
  })
}

it('marks the tasks that the contract has overtaken as done in one step', async () => {
  const { requests, toasts } = open(DealStatus.UnderContract)
  expect(await screen.findByText('2 open tasks are from before the contract.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['2 tasks changed']))
  const writes = requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(writes).toEqual([{ tasks: ['agreement', 'approval'], change: { complete: true } }])
})

it('selects them for a review', async () => {
  const { router, store } = open(DealStatus.UnderContract)
  await userEvent.click(await screen.findByRole('link', { name: 'Review' }))
  expect(router.state.location.search).toBe('?view=tasks')
  expect([...(store.get(taskSelectionAtom) ?? [])]).toEqual(['agreement', 'approval'])
})

it('says nothing of them before there is a contract', async () => {
  open(DealStatus.Active)
  expect(await screen.findByText('Sign the buyer agreement')).toBeVisible()
  expect(screen.queryByText(/before the contract/)).toBeNull()
})

import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { owner, page, team } from '#test/sample-deals.ts'
import { NoDeals } from './NoDeals.tsx'

const [member] = team.members
const show = (assists: string[]) =>
  renderScreen(<NoDeals onClearFilters={null} onCreate={vi.fn<() => void>()} />, {
    path: '/agent/workspaces',
    answers: { 'GET /teams/': () => page([{ ...team, members: [{ ...member, role: 'assistant', assists }] }]) },
    user: { ...owner, role: 'assistant' },
  })

it('offers a new deal to assistants who have an agent', async () => {
  show(['eli'])
  expect(await screen.findByRole('button', { name: 'New deal' })).toBeVisible()
})

it('tells assistants without agents whom to ask, and offers no deal that would be refused', async () => {
  show([])
  expect(await screen.findByText(/^You don’t assist any agents yet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New deal' })).toBeNull()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { currentTeamIdAtom } from 'remote-kit/session'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { WorkspacesPage } from '#pages/workspaces/WorkspacesPage.tsx'
import { board, column, dealCard, owner, page, phase, team, workspace } from '#test/sample-deals.ts'

const maple = dealCard({ id: 'maple', name: '402 Maple Street' })
const quarry = dealCard({ id: 'quarry', name: '19 Quarry Road' })
const spring = workspace('spring', 'Spring closings')

/** The page of a workspace with two deals. */
function open(view: string, answers: Answers) {
  const rendered = renderScreen(<WorkspacesPage />, {
    path: '/agent/workspaces',
    at: `/agent/workspaces?view=${view}`,
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /workspaces/': () => page([spring]),
      'GET /workspaces/*/board/': () => board([column(phase('searching', 'Searching', 0), [maple, quarry])]),
      'GET /deals/': () => page([maple, quarry]),
      'GET /contacts/': () => page([]),
      ...answers,
    },
  })
  act(() => rendered.store.set(currentTeamIdAtom, team.id))
  return { ...rendered, user: userEvent.setup() }
}

const changed = (...deals: { id: string; name: string }[]) => deals.map(({ id, name }) => ({ id, name }))
const bar = () => screen.findByRole('toolbar', { name: 'deals selected' })

describe('selecting deals', () => {
  it('archives deals of a page in one call, names those that failed, and undoes only the others', async () => {
    const skipped = [{ id: 'quarry', name: quarry.name, reason: 'is archived already' }]
    const { user, requests, toasts } = open('list', {
      'POST /deals/bulk/': () => ({ changed: changed(maple), skipped }),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(within(await bar()).getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('402 Maple Street archived'))
    expect(toasts.map(({ message }) => message)).toContain('1 deal wasn’t changed')
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'deals selected' })).toBeNull())
    const bodies = () => requests.filter(({ path }) => path === '/deals/bulk/').map(({ body }) => body)
    expect(bodies()).toEqual([{ action: 'archive', deals: ['maple', 'quarry'] }])
    act(() => toasts.find(({ action }) => action)?.action?.run())
    await waitFor(() => expect(bodies().at(-1)).toEqual({ action: 'restore', deals: ['maple'] }))
  })

  it('starts from a card menu on the board and ends with Esc', async () => {
    const { user } = open('deal', {})
    await screen.findByRole('link', { name: '402 Maple Street' })
    await user.click(screen.getByRole('button', { name: 'Actions for 402 Maple Street' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Select' }))
    expect(await screen.findByText('1 deal selected')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select 19 Quarry Road' }))
    expect(screen.getByText('2 deals selected')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select 19 Quarry Road' })).toBeNull())
  })
})

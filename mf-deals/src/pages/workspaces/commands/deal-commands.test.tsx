import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DealStatus } from 'openapi/codes'
import { currentTeamIdAtom } from 'remote-kit/session'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { WorkspacesPage } from '#pages/workspaces/WorkspacesPage.tsx'
import { board, column, dealCard, fullDeal, owner, page, phase, team, workspace } from '#test/sample-deals.ts'

const maple = dealCard({ id: 'maple', name: '402 Maple Street' })
const quarry = dealCard({ id: 'quarry', name: '19 Quarry Road' })
const birch = dealCard({ id: 'birch', name: '7 Birch Lane' })

/** Two deals in one phase, a third in the next. */
function open(view: 'deal' | 'list', answers: Answers = {}) {
  const rendered = renderScreen(<WorkspacesPage />, {
    path: '/agent/workspaces',
    at: `/agent/workspaces?view=${view}`,
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /workspaces/': () => page([workspace('spring', 'Spring closings')]),
      'GET /workspaces/*/board/': () =>
        board([
          column(phase('searching', 'Searching', 0), [maple, quarry]),
          column(phase('offer', 'Offer out', 1), [birch]),
        ]),
      'GET /deals/': () => page([maple, quarry, birch]),
      'GET /contacts/': () => page([]),
      ...answers,
    },
  })
  act(() => rendered.store.set(currentTeamIdAtom, team.id))
  return { ...rendered, user: userEvent.setup() }
}

const link = (name: string) => screen.findByRole('link', { name })

describe.each(['list', 'deal'] as const)('the keys of deals as %s', (view) => {
  it('J and K walk through all of them in order, E opens one', async () => {
    const { user, router } = open(view)
    await link(maple.name)
    await user.keyboard('jj')
    expect(await link(quarry.name)).toHaveFocus()
    await user.keyboard('jjk')
    expect(await link(quarry.name)).toHaveFocus()
    await user.keyboard('je')
    expect(router.state.location.pathname).toBe('/agent/deal/birch')
  })

  it('X selects', async () => {
    const { user } = open(view)
    await link(maple.name)
    await user.keyboard('jxjx')
    expect(await screen.findByText('2 deals selected')).toBeVisible()
    await user.keyboard('x')
    expect(await screen.findByText('1 deal selected')).toBeVisible()
    expect(await link(quarry.name)).toHaveFocus()
  })

  it('S sets the status', async () => {
    const { user, requests } = open(view, {
      'GET /deals/*/': () => fullDeal(maple),
      'PATCH /deals/*/': () => fullDeal({ ...maple, status: DealStatus.OnHold }),
      'GET /deals/*/history/': () => page([]),
    })
    await link(maple.name)
    await user.keyboard('js')
    const menu = await screen.findByRole('menu', { name: 'Status of 402 Maple Street' })
    await user.click(within(menu).getByRole('menuitemradio', { name: 'On Hold' }))
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: DealStatus.OnHold }),
    )
    expect(await link(maple.name)).toHaveFocus()
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DealCard } from 'openapi'
import { currentTeamIdAtom } from 'remote-kit/session'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { WorkspacesPage } from '#pages/workspaces/WorkspacesPage.tsx'
import { board, column, dealCard, owner, page, phase, team, workspace } from '#test/sample-deals.ts'

const searching = phase('searching', 'Searching', 0)
const offer = phase('offer', 'Offer out', 1)
const spring = workspace('spring', 'Spring closings')
const deals = Array.from({ length: 130 }, (_, i) =>
  dealCard({ id: `d${i}`, name: `${i} Maple Street`, phase: i < 120 ? 'searching' : 'offer', price: 100_000_00 }),
)

/** The page with 130 deals, which the fake API returns 100 at a time. */
function open(at: string) {
  const part = (results: DealCard[], next_cursor: string | null) => ({ ...page(results), next_cursor })
  const rendered = renderScreen(<WorkspacesPage />, {
    path: '/agent/workspaces',
    at,
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /workspaces/': () => page([spring]),
      'GET /workspaces/*/board/': () => board([column(searching, deals.slice(0, 5)), column(offer, [])]),
      'GET /contacts/': () => page([]),
      'GET /deals/': ({ query }) =>
        query.get('cursor') ? part(deals.slice(100), null) : part(deals.slice(0, 100), 'second'),
    },
  })
  act(() => rendered.store.set(currentTeamIdAtom, team.id))
  return { ...rendered, user: userEvent.setup() }
}

const sheet = () => screen.findByRole('article', { name: 'Spring closings' })
const rowsIn = (element: HTMLElement) => within(element).getAllByRole('rowheader').length

it('prints every deal of a board, phase by phase, with what they are worth', async () => {
  const { user, router } = open('/agent/workspaces')
  await user.click(await screen.findByRole('button', { name: 'More actions for these deals' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Print…' }))
  const paper = await sheet()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled'))
  within(paper).getByText('130 deals, $13,000,000')
  expect(rowsIn(within(paper).getByRole('region', { name: 'Searching: 120 deals, $12,000,000' }))).toBe(120)
  expect(rowsIn(within(paper).getByRole('region', { name: 'Offer out: 10 deals, $1,000,000' }))).toBe(10)
  await user.click(screen.getByRole('button', { name: 'Back to deals' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('print'))
})

it('prints a list in its order, with the chosen columns', async () => {
  const { requests } = open('/agent/workspaces?view=list&columns=price,mls_number&sort=-price&print=sheet')
  const paper = await sheet()
  await waitFor(() => expect(rowsIn(paper)).toBe(130))
  expect(
    within(paper)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Deal', 'Price', 'MLS number'])
  expect(requests.filter(({ path }) => path === '/deals/').every(({ query }) => query.get('sort') === '-price')).toBe(
    true,
  )
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Workspace } from 'openapi'
import { currentTeamIdAtom } from 'remote-kit/session'
import { renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { describe, expect, it } from 'vitest'
import { board, column, dealCard, owner, page, phase, team, workspace } from '#test/sample-deals.ts'
import { sampleEntry } from '#test/sample-entries.ts'
import { WorkspacesPage } from './WorkspacesPage.tsx'
// Loaded before the tests run, so that no test waits for the import.
import '#pages/workspaces/timeline/WorkspaceTimeline.tsx'
import '#pages/workspaces/display/DisplayPopover.tsx'
import './WorkspaceCalendar.tsx'

const now = today(owner.account.time_zone)
const bare = dealCard()
const dates = { ...bare.dates, acceptance: addDays(now, -10), closing: addDays(now, 20) }
const maple = dealCard({ id: 'maple', name: '402 Maple Street', dates })
const quarry = dealCard({ id: 'quarry', name: '19 Quarry Road' })
const inspection = sampleEntry('key_date', 'k1', 'Inspection reply', { date: addDays(now, 3) })

/** A workspace at a URL. `fields` is what the API returns of it. */
function open(search = '', fields: Partial<Workspace> = {}) {
  const rendered = renderScreen(<WorkspacesPage />, {
    path: '/agent/workspaces',
    at: `/agent/workspaces?workspace=spring${search}`,
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /workspaces/': () => page([workspace('spring', 'Spring closings', fields)]),
      'GET /workspaces/*/board/': () => board([column(phase('searching', 'Searching', 0), [maple, quarry])]),
      'GET /deals/': () => page([maple, quarry]),
      'GET /calendar/': () => ({ results: [inspection] }),
      'GET /contacts/': () => page([]),
      'GET /views/': () => page([]),
      'POST /views/choose/': () => new Response(null, { status: 204 }),
    },
  })
  act(() => rendered.store.set(currentTeamIdAtom, team.id))
  const asked = (path: string) => rendered.requests.findLast((request) => request.path === path)
  return { ...rendered, asked, user: userEvent.setup() }
}

const chosen = (name: string) => screen.findByRole('tab', { name, selected: true })

describe('the view of a workspace', () => {
  it('is that of the URL, else the last one, else the default of the workspace', async () => {
    open('&view=list', { last_view: 'calendar', view: 'timeline' })
    expect(await chosen('List')).toBeVisible()
  })

  it('is the last one that was chosen here', async () => {
    open('', { last_view: 'calendar', view: 'timeline' })
    expect(await chosen('Calendar')).toBeVisible()
  })

  it('is the board by default', async () => {
    open()
    expect(await chosen('Board')).toBeVisible()
  })

  it('is kept in the URL and remembered', async () => {
    const { user, router, asked } = open()
    await user.click(await screen.findByRole('tab', { name: 'Timeline' }))
    expect(router.state.location.search).toBe('?workspace=spring&view=timeline')
    await waitFor(() => expect(asked('/views/choose/')?.body).toEqual({ workspace: 'spring', shown: 'timeline' }))
  })
})

describe('the timeline of a workspace', () => {
  it('has a row with a label for each deal, with the filters and order of the URL', async () => {
    const { asked } = open('&view=timeline&representation=1&sort=closing')
    const rows = within(await screen.findByRole('list', { name: 'Deals over time' })).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    const link = within(rows[0] ?? document.body).getByRole('link', {
      name: /^402 Maple Street, Searching, .* to .*Inspection reply: /,
    })
    expect(link).toHaveAttribute('href', '/agent/deal/maple')
    expect(rows[1]).toHaveTextContent('No closing date')
    const query = asked('/deals/')?.query
    expect([query?.get('representation'), query?.get('sort'), query?.get('page_size')]).toEqual(['1', 'closing', '15'])
    expect(asked('/calendar/')?.query.get('deal')).toBe('maple,quarry')
  })

  it('takes its order from Display', async () => {
    const { user, asked, router } = open('&view=timeline')
    await screen.findByRole('list', { name: 'Deals over time' })
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('radio', { name: 'Closing date' }))
    await waitFor(() => expect(asked('/deals/')?.query.get('sort')).toBe('closing'))
    expect(router.state.location.search).toContain('sort=closing')
    await user.click(screen.getByRole('radio', { name: 'Last changed' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('sort'))
  })

  it('moves the focus by arrow keys', async () => {
    const { user } = open('&view=timeline')
    const [first, second] = await screen.findAllByRole('link', { name: /, Searching, / })
    act(() => first?.focus())
    await user.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
  })
})

describe('the calendar of a workspace', () => {
  it('is requested by workspace and filters and keeps its own view in the URL', async () => {
    const { user, router, asked } = open(`&view=calendar&representation=1&calendar=week&date=${inspection.date}`)
    expect(await screen.findByRole('link', { name: /Inspection reply/ })).toBeVisible()
    const query = asked('/calendar/')?.query
    expect([query?.get('workspace'), query?.get('representation')]).toEqual(['spring', '1'])
    await user.click(screen.getByRole('tab', { name: 'Month' }))
    expect(router.state.location.search).toContain('view=calendar')
    expect(router.state.location.search).toContain('calendar=month')
  })
})

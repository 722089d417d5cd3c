import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DealGroups, Workspace } from 'openapi'
import { currentTeamIdAtom, deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WorkspacesPage } from '#pages/workspaces/WorkspacesPage.tsx'
import { board, column, dealCard, owner, page, phase, team, workspace } from '#test/sample-deals.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#pages/workspaces/display/DisplayPopover.tsx'
import './DealList.tsx'
import './GroupedDeals.tsx'

const maple = dealCard({ id: 'maple', name: '402 Maple Street', mls_number: '170612345' })
const quarry = dealCard({ id: 'quarry', name: '19 Quarry Road' })
const searching = phase('searching', 'Searching', 0)
const groups: DealGroups = {
  by: 'closing_month',
  groups: [
    { key: '2026-12', count: 16, value: 51_200_000_00 },
    { key: null, count: 1, value: 0 },
  ],
}

/** The list of a workspace at a URL; `asked` collects the queries for its deals. */
function open(search: string, answers: Answers = {}) {
  const asked: URLSearchParams[] = []
  const rendered = renderScreen(<WorkspacesPage />, {
    path: '/agent/workspaces',
    at: `/agent/workspaces?workspace=spring&view=list${search}`,
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /workspaces/': () => page([workspace('spring', 'Spring closings')]),
      'GET /workspaces/*/board/': () => board([column(searching, [maple, quarry])]),
      'GET /deals/': ({ query }) => {
        asked.push(query)
        return page([maple, quarry])
      },
      'GET /deals/groups/': () => groups,
      'GET /contacts/': () => page([]),
      ...answers,
    },
  })
  act(() => rendered.store.set(currentTeamIdAtom, team.id))
  return { ...rendered, asked, user: userEvent.setup() }
}

// An open popover hides the page behind it from assistive technology.
const heads = () => screen.getAllByRole('columnheader', { hidden: true }).flatMap((head) => head.textContent || [])

afterEach(() => void vi.restoreAllMocks())

describe('the pages', () => {
  const next = () => screen.getByRole('button', { name: 'Next page' })

  it('take every click, also while a page is on its way, and end at the last', async () => {
    const later = Promise.withResolvers<void>()
    const { router } = open('', {
      'GET /deals/': async ({ query }) => {
        const asked = Number(query.get('page') ?? 1)
        if (asked > 1) await later.promise
        return { ...page([maple, quarry]), count: 35, page: asked, page_size: 15 }
      },
    })
    await screen.findByText('1–2 of 35')
    fireEvent.click(next())
    fireEvent.click(next())
    fireEvent.click(next())
    await waitFor(() => expect(router.state.location.search).toContain('page=3'))
    act(() => later.resolve())
    expect(await screen.findByText('31–32 of 35')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(router.state.location.search).toContain('page=2'))
  })
})

describe('columns', () => {
  it('are those of the URL, and each one sorts', async () => {
    const { user, asked, router } = open('&columns=mls_number,nonsense,city')
    await screen.findByRole('link', { name: '402 Maple Street' })
    expect(heads()).toEqual(['Deal', 'MLS number', 'City'])
    expect(screen.getByRole('cell', { name: '170612345' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'City' }))
    await waitFor(() => expect(router.state.location.search).toContain('sort=city'))
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('city'))
  })

  it('are chosen, ordered and reset', async () => {
    const { user, router } = open('&columns=price,closing')
    await screen.findByRole('link', { name: '402 Maple Street' })
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('checkbox', { name: 'MLS number' }))
    await user.click(screen.getByRole('button', { name: 'Move MLS number left' }))
    await waitFor(() => expect(heads()).toEqual(['Deal', 'Price', 'MLS number', 'Closing']))
    await user.click(screen.getByRole('checkbox', { name: 'Closing' }))
    await waitFor(() => expect(heads()).toEqual(['Deal', 'Price', 'MLS number']))
    await user.click(screen.getByRole('button', { name: 'Reset to default' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('columns'))
  })
})

describe('on a phone', () => {
  it('has one line of tools: Display with the order, and the rest behind a button', async () => {
    const { user, asked, store } = open('')
    act(() => store.set(deviceTypeAtom, 'phone'))
    await screen.findByRole('link', { name: '402 Maple Street' })
    expect(screen.queryByRole('button', { name: /^Archived/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('radio', { name: 'Name' }))
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('name'))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'More actions for these deals' }))
    expect(await screen.findByRole('menuitem', { name: /^Archived/ })).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: 'Select' }))
    expect(await screen.findByRole('checkbox', { name: 'Select 402 Maple Street' })).toBeVisible()
  })

  it('offers no export to assistants, who may not export', async () => {
    const { user, store } = open('')
    act(() => {
      store.set(deviceTypeAtom, 'phone')
      store.set(userProfileAtom, { ...owner, role: 'assistant' })
    })
    await user.click(await screen.findByRole('button', { name: 'More actions for these deals' }))
    await screen.findByRole('menuitem', { name: 'Select' })
    expect(screen.queryByRole('menuitem', { name: /Export/ })).toBeNull()
  })
})

describe('late dates', () => {
  // Far enough apart that they never share a day.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('follow the days of the account, here %s', async (zone) => {
    const next = {
      date: addDays(today(zone), -1),
      title: 'Decide on repairs',
      item: { kind: 'task' as const, id: 'repairs' },
    }
    const late = dealCard({ id: 'late', name: '9 Late Lane', next_date: next })
    const { store } = open('', { 'GET /deals/': () => page([late]) })
    act(() => store.set(userProfileAtom, { ...owner, account: { ...owner.account, time_zone: zone } }))
    expect(await screen.findByText('1 day late')).toBeVisible()
  })
})

describe('groups', () => {
  it('show the number and value of their deals; open ones list them', async () => {
    const { asked, user } = open('&group=closing_month')
    const december = await screen.findByRole('button', { name: /^December 2026 16 deals · \$51.2M/ })
    expect(december).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: /^No closing date 1 deal/ })).toBeVisible()
    await waitFor(() =>
      expect(new Set(asked.map((query) => query.get('group_key')))).toEqual(new Set(['2026-12', 'none'])),
    )
    await user.click(december)
    const group = december.closest('tbody')
    expect(group && within(group).queryByRole('link')).toBeNull()
  })

  it('are chosen next to the filters', async () => {
    const { user, router } = open('')
    await screen.findByRole('link', { name: '402 Maple Street' })
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('radio', { name: 'Closing month' }))
    await user.keyboard('{Escape}')
    await screen.findByRole('button', { name: /^December 2026/ })
    expect(router.state.location.search).toContain('group=closing_month')
  })

  it('show the empty list if there are no deals', async () => {
    open('&group=status&q=nothing', { 'GET /deals/groups/': () => ({ by: 'status', groups: [] }) })
    expect(await screen.findByText('No deals match')).toBeVisible()
  })
})

describe('the widths of columns', () => {
  /** What the list would open with next time. */
  const keeper = (last_widths: Workspace['last_widths'] = []) => ({
    'GET /workspaces/': () => page([workspace('spring', 'Spring closings', { last_widths })]),
    'POST /views/choose/': () => undefined,
  })
  const widthOf = (name: string) => screen.getByRole('table').style.getPropertyValue(`--width-${name}`)
  const kept = (requests: readonly { path: string; body: unknown }[]) =>
    requests.filter(({ path }) => path === '/views/choose/').map(({ body }) => body)

  it('are moved by the arrow keys and kept for the user and workspace, and Enter fits the column again', async () => {
    const { user, requests } = open('', keeper([{ column: 'price', width: 120 }]))
    const edge = await screen.findByRole('separator', { name: 'Width of Price' })
    expect(widthOf('price')).toBe('120px')
    expect(edge).toHaveAttribute('aria-valuenow', '120')
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120, 36))
    act(() => edge.focus())
    await user.keyboard('{ArrowRight>2/}')
    await waitFor(() => expect(widthOf('price')).toBe('140px'))
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(kept(requests).at(-1)).toEqual({ workspace: 'spring', widths: [{ column: 'price', width: 70 }] })
    expect(edge).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(widthOf('price')).toBe(''))
    expect(kept(requests).at(-1)).toEqual({ workspace: 'spring', widths: [] })
  })

  it('follow the pointer within limits, and a double-click fits the column', async () => {
    const { requests } = open('', keeper())
    const edge = await screen.findByRole('separator', { name: 'Width of Deal' })
    Object.assign(edge, { setPointerCapture: () => {} })
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 36))
    fireEvent.pointerDown(edge, { button: 0, clientX: 500 })
    fireEvent.pointerMove(edge, { clientX: 100 })
    expect(widthOf('name')).toBe('60px')
    expect(kept(requests)).toEqual([])
    fireEvent.pointerMove(edge, { clientX: 580 })
    fireEvent.pointerUp(edge)
    await waitFor(() =>
      expect(kept(requests)).toEqual([{ workspace: 'spring', widths: [{ column: 'name', width: 280 }] }]),
    )
    expect(widthOf('name')).toBe('280px')
    fireEvent.doubleClick(edge)
    await waitFor(() => expect(kept(requests).at(-1)).toEqual({ workspace: 'spring', widths: [] }))
  })

  it('are reset together in the columns menu', async () => {
    const { user, requests } = open('', keeper([{ column: 'price', width: 120 }]))
    await screen.findByRole('link', { name: '402 Maple Street' })
    await user.click(screen.getByRole('button', { name: 'Display' }))
    const reset = await screen.findByRole('button', { name: 'Reset widths' })
    await user.click(reset)
    await waitFor(() => expect(kept(requests)).toEqual([{ workspace: 'spring', widths: [] }]))
    await waitFor(() => expect(reset).toHaveAttribute('aria-disabled', 'true'))
    expect(reset).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset widths' })).toBeNull())
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Board, Workspace } from 'openapi'
import { DealStatus, PhaseKind } from 'openapi/codes'
import { currentTeamIdAtom } from 'remote-kit/session'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { beforeEach, describe, expect, it } from 'vitest'
import { STAR_STORAGE_KEY, starWorkspaceIdAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import '#parts/date-explanations/WhyPopover.tsx'
import { board, column, dealCard, fullDeal, owner, page, phase, team, workspace } from '#test/sample-deals.ts'
import { explanation } from '#test/sample-reschedulings.ts'
import { WorkspacesPage } from './WorkspacesPage.tsx'

const searching = phase('searching', 'Searching', 0)
const offer = phase('offer', 'Offer out', 1)
const maple = dealCard({ id: 'maple', name: '402 Maple Street' })
const quarry = dealCard({ id: 'quarry', name: '19 Quarry Road' })
const lantern = dealCard({ id: 'lantern', name: '7 Lantern Hill' })
const spring = workspace('spring', 'Spring closings')
const rentals = workspace('rentals', 'Rentals', { order: 1 })

const springBoard = () => board([column(searching, [maple, quarry]), column(offer, [lantern])])

/** The page for a team with two workspaces; `answers` replaces or adds calls. */
function open(at = '/agent/workspaces', answers: Answers = {}, workspaces: Workspace[] = [spring, rentals]) {
  let shown: Board = springBoard()
  const rendered = renderScreen(<WorkspacesPage />, {
    path: '/agent/workspaces',
    at,
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /workspaces/': () => page(workspaces),
      'GET /workspaces/*/board/': ({ path }) =>
        path.includes('rentals') ? board([column(searching, [])], { workspace: rentals }) : shown,
      'GET /deals/': () => page([maple, quarry, lantern]),
      'GET /contacts/': () => page([]),
      ...answers,
    },
  })
  act(() => rendered.store.set(currentTeamIdAtom, team.id))
  return { ...rendered, user: userEvent.setup(), setBoard: (next: Board) => (shown = next) }
}

const cardsOf = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

const boardLoaded = () => screen.findByRole('link', { name: '402 Maple Street' })

async function moveByMenu(user: ReturnType<typeof userEvent.setup>, deal: string, item: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${deal}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

beforeEach(() => localStorage.clear())

describe('the current workspace', () => {
  it('is the first one, and the URL names it', async () => {
    const { router } = open()
    expect(await screen.findByRole('heading', { level: 1, name: /Spring closings/ })).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe('?workspace=spring'))
  })

  it('is the starred one; a click on the star clears it from local storage', async () => {
    localStorage.setItem(STAR_STORAGE_KEY, JSON.stringify('rentals'))
    const { user, store } = open()
    act(() => store.set(starWorkspaceIdAtom, 'rentals'))
    const star = await screen.findByRole('button', { name: /^Star/ })
    await user.click(star)
    expect(localStorage.getItem(STAR_STORAGE_KEY)).toBeNull()
    expect(star).toHaveAttribute('aria-pressed', 'false')
  })

  it('is the one that is chosen', async () => {
    const { user, router } = open()
    await user.click(await screen.findByRole('button', { name: /Spring closings.*Switch workspace/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rentals' }))
    expect(await screen.findByText('No deals yet')).toBeVisible()
    expect(router.state.location.search).toBe('?workspace=rentals')
  })

  it('stands with its name before its board is there', async () => {
    const { promise, resolve } = Promise.withResolvers<Board>()
    open('/agent/workspaces', { 'GET /workspaces/*/board/': () => promise })
    const title = await screen.findByRole('heading', { level: 1, name: /Spring closings/ })
    expect(screen.getByText('Loading the board')).toBeInTheDocument()
    resolve(springBoard())
    expect(await boardLoaded()).toBeVisible()
    expect(title).toBeVisible()
  })

  it('opens its dialogs before its board is there, and keeps them', async () => {
    const { promise, resolve } = Promise.withResolvers<Board>()
    open('/agent/workspaces?create=deal', { 'GET /workspaces/*/board/': () => promise })
    const dialog = await screen.findByRole('dialog')
    resolve(springBoard())
    await waitFor(() => expect(screen.queryByText('Loading the board')).not.toBeInTheDocument())
    expect(dialog).toBeVisible()
  })

  it('keeps its filters while the board of another one is read', async () => {
    const { promise } = Promise.withResolvers<Board>()
    const { user } = open('/agent/workspaces', {
      'GET /workspaces/*/board/': ({ path }) => (path.includes('rentals') ? promise : springBoard()),
    })
    await boardLoaded()
    const filter = screen.getByRole('button', { name: 'Filter' })
    await user.click(screen.getByRole('button', { name: /Spring closings.*Switch workspace/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rentals' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Rentals/ })).toBeVisible()
    expect(filter).toBeVisible()
  })

  it('explains workspaces if there is none', async () => {
    open('/agent/workspaces', {}, [])
    expect(await screen.findByText('No workspaces yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'New workspace' })).toBeVisible()
  })
})

describe('the board', () => {
  it('shows phases with counts, and cards with their facts', async () => {
    open()
    await boardLoaded()
    expect(screen.getByText('3 deals · $1.6M in play · $462k commission')).toBeVisible()
    expect(cardsOf('Searching')).toEqual(['402 Maple Street', '19 Quarry Road'])
    const card = screen.getAllByRole('article')[0]
    expect(card).toHaveTextContent('The Hendersons · $519,000')
    expect(card).toHaveTextContent('4 of 18')
    expect(screen.getAllByRole('img', { name: 'Risk: Sunny, 6 business days to spare.' })[0]).toBeVisible()
  })

  it('shows which phase has more deals than its limit, which its menu sets', async () => {
    const limited = { ...searching, card_limit: 1 }
    const sent: unknown[] = []
    const { user, setBoard } = open('/agent/workspaces', {
      'PATCH /phases/*/': ({ body }) => (sent.push(body), limited),
    })
    await boardLoaded()
    setBoard(board([column(limited, [maple, quarry]), column(offer, [lantern])]))
    await user.click(screen.getByRole('button', { name: 'Actions for Offer out' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Set a limit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Limit of Offer out' }))
    await user.type(dialog.getByLabelText('Most deals in this phase'), '0')
    await user.click(dialog.getByRole('button', { name: 'Save limit' }))
    expect(await dialog.findByText('Enter a whole number from 1 to 1,000')).toBeVisible()
    await user.type(dialog.getByLabelText('Most deals in this phase'), '{Backspace}4')
    await user.click(dialog.getByRole('button', { name: 'Save limit' }))
    await waitFor(() => expect(sent).toEqual([{ card_limit: 4 }]))
    expect(await screen.findByRole('heading', { name: /^Searching 2 \/ 1 deals, over the limit,/ })).toBeVisible()
  })

  it('closes the menu of a phase with a second click on its button', async () => {
    const { user } = open('/agent/workspaces')
    await boardLoaded()
    const button = screen.getByRole('button', { name: 'Actions for Offer out' })
    await user.click(button)
    expect(await screen.findByRole('menuitem', { name: 'Set a limit' })).toBeVisible()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows since when a deal is in its phase, if asked', async () => {
    open(`/agent/workspaces?card=phase_since`, {
      'GET /workspaces/*/board/': () =>
        board([column(searching, [{ ...maple, phase_since: new Date(Date.now() - 3 * 86_400_000).toISOString() }])]),
    })
    expect(await screen.findByText('3 days in phase')).toBeVisible()
  })

  it('moves a card by its menu: at once, with its neighbors, and back by Undo', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { user, requests, toasts } = open('/agent/workspaces', {
      'POST /deals/*/move/': () => new Promise((resolve) => (answer = resolve)),
    })
    await boardLoaded()
    await moveByMenu(user, '402 Maple Street', 'Offer out')
    await waitFor(() => expect(cardsOf('Offer out')).toEqual(['402 Maple Street', '7 Lantern Hill']))
    expect(cardsOf('Searching')).toEqual(['19 Quarry Road'])
    const sent = requests.find(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({ phase: 'offer', before: 'lantern', after: null })

    answer({ deal: fullDeal({ ...maple, phase: 'offer' }), proposed_status: null })
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('402 Maple Street moved to Offer out'))
    expect(toasts.at(-1)?.action?.label).toBe('Undo')
  })

  it('moves a card back when the move is refused and says why', async () => {
    const { user, toasts } = open('/agent/workspaces', {
      'POST /deals/*/move/': () => problem(409, 'A closed deal comes back only by reopening it'),
    })
    await boardLoaded()
    await moveByMenu(user, '402 Maple Street', 'Offer out')
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ type: 'error' }))
    expect(toasts.at(-1)?.message).toBe('A closed deal comes back only by reopening it')
    await waitFor(() => expect(cardsOf('Searching')).toEqual(['402 Maple Street', '19 Quarry Road']))
    expect(cardsOf('Offer out')).toEqual(['7 Lantern Hill'])
  })

  it('requires what a phase requires, then moves the card', async () => {
    let isFilled = false
    const { user, requests, toasts } = open('/agent/workspaces', {
      'POST /deals/*/move/': () =>
        isFilled
          ? { deal: fullDeal({ ...maple, phase: 'offer' }), proposed_status: DealStatus.UnderContract }
          : problem(422, 'Offer out needs more details', [{ field: 'sale_price', reason: 'is needed' }]),
      'PATCH /deals/*/': () => {
        isFilled = true
        return fullDeal(maple)
      },
    })
    await boardLoaded()
    await moveByMenu(user, '402 Maple Street', 'Offer out')
    const dialog = await screen.findByRole('dialog', { name: /needs more details/ })
    expect(cardsOfHidden('Searching')).toHaveLength(2)
    await user.type(within(dialog).getByLabelText(/Sale price/), '512,000')
    await user.click(within(dialog).getByRole('button', { name: 'Save and move' }))
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('402 Maple Street moved to Offer out'))
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ sale_price: 51_200_000 })
    expect(await screen.findByRole('button', { name: 'Mark as Under Contract' })).toBeVisible()
  })

  it('asks why before a deal moves to a phase of lost deals, and Undo takes the status back too', async () => {
    const lost = phase('lost', 'Lost', 2, PhaseKind.Lost)
    const ended = fullDeal({ ...maple, phase: 'lost', status: DealStatus.FellThrough })
    const { user, requests, toasts } = open('/agent/workspaces', {
      'GET /phases/': () => page([searching, lost]),
      'GET /workspaces/*/board/': () => board([column(searching, [maple, quarry]), column(lost, [])]),
      'POST /deals/*/move/': () => ({ deal: ended, proposed_status: null, event: 'e1' }),
      'POST /events/*/undo/': () => ({ event: 'e2', summary: '', kept: [] }),
    })
    await boardLoaded()
    await moveByMenu(user, '402 Maple Street', 'Lost')
    const ask = within(await screen.findByRole('dialog', { name: '402 Maple Street fell through' }))
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
    await user.click(ask.getByRole('button', { name: 'Mark as fell through' }))
    expect(await ask.findByText('Enter a reason')).toBeVisible()
    await user.type(ask.getByLabelText(/^What happened/), 'Financing was denied')
    await user.click(ask.getByRole('button', { name: 'Mark as fell through' }))
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('402 Maple Street moved to Lost'))
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      phase: 'lost',
      status: DealStatus.FellThrough,
      lost_reason: 'Financing was denied',
    })
    toasts.at(-1)?.action?.run()
    await waitFor(() => expect(requests.some(({ path }) => path === '/events/e1/undo/')).toBe(true))
  })

  it('says at once that only a deal under contract can close, and offers to put it under contract', async () => {
    const closed = phase('closed', 'Closed', 2, PhaseKind.Closed)
    const { user, requests } = open('/agent/workspaces', {
      'GET /phases/': () => page([searching, closed]),
      'GET /workspaces/*/board/': () => board([column(searching, [maple, quarry]), column(closed, [])]),
      'GET /deals/*/': () => ({ ...fullDeal(maple), dates: { ...maple.dates, acceptance: null } }),
    })
    await boardLoaded()
    await moveByMenu(user, '402 Maple Street', 'Closed')
    await screen.findByRole('dialog', { name: 'Only a deal under contract can close' })
    await user.click(screen.getByRole('button', { name: 'Don’t move' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for 402 Maple Street' })).toHaveFocus())
    screen.getByRole('button', { name: 'Move 402 Maple Street' }).focus()
    await user.keyboard('[Space]{ArrowRight}[Space]')
    await screen.findByRole('dialog', { name: 'Only a deal under contract can close' })
    expect(screen.queryByText(/^Dropped/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Don’t move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await moveByMenu(user, '402 Maple Street', 'Closed')
    const told = within(await screen.findByRole('dialog', { name: 'Only a deal under contract can close' }))
    const offer = told.getByRole('button', { name: 'Put under contract' })
    await waitFor(() => expect(offer).not.toHaveAttribute('aria-disabled'))
    await user.click(offer)
    expect(await screen.findByRole('dialog', { name: '402 Maple Street: under contract' })).toBeVisible()
    expect(requests.some(({ path }) => path.endsWith('/move/'))).toBe(false)
    expect(cardsOfHidden('Searching')).toHaveLength(2)
  })

  it('moves a card by keyboard and announces its place', async () => {
    const { user, requests, setBoard } = open('/agent/workspaces', {
      'POST /deals/*/move/': () => ({ deal: fullDeal({ ...maple, phase: 'offer' }), proposed_status: null }),
    })
    await boardLoaded()
    setBoard(board([column(searching, [quarry]), column(offer, [lantern, maple])]))
    screen.getByRole('button', { name: 'Move 402 Maple Street' }).focus()
    await user.keyboard('[Space]')
    expect(screen.getByText('Picked up 402 Maple Street. Searching, position 1 of 2.')).toBeInTheDocument()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(screen.getByText('Offer out, position 2 of 2.')).toBeInTheDocument()
    expect(cardsOf('Searching')).toHaveLength(2)
    await user.keyboard('[Space]')
    await waitFor(() => expect(cardsOf('Offer out')).toEqual(['7 Lantern Hill', '402 Maple Street']))
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      phase: 'offer',
      before: null,
      after: 'lantern',
    })
  })

  it('cancels a keyboard move by Escape', async () => {
    const { user, requests } = open()
    await boardLoaded()
    screen.getByRole('button', { name: 'Move 402 Maple Street' }).focus()
    await user.keyboard('[Enter]{ArrowDown}{Escape}')
    expect(screen.getByText('402 Maple Street is back where it was.')).toBeInTheDocument()
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('explains the next date of a card, and of a closed deal its closing', async () => {
    const dates = { ...maple.dates, closing: '2031-12-12', actual_close: '2031-12-10' }
    const next = { date: '2031-12-01', title: 'Sign', item: { kind: 'task' as const, id: 'sign' } }
    const underWay = dealCard({
      id: 'open',
      name: '1 Open Road',
      dates: { ...dates, actual_close: null },
      next_date: next,
    })
    const old = { ...next, item: null }
    const closed = dealCard({ id: 'closed', name: '2 Closed Road', status: DealStatus.Closed, dates, next_date: old })
    const { user, requests } = open(undefined, {
      'GET /workspaces/*/board/': () => board([column(searching, [underWay, closed])]),
      'GET /deals/*/why/': ({ query }) => explanation('sign', `Because of ${query.get('of')}`),
    })
    const ask = async (name: string) => {
      const button = await screen.findByRole('button', { name })
      await user.click(button)
      await screen.findByText(/^Because of/)
      await user.click(button)
      await waitFor(() => expect(screen.queryByText(/^Because of/)).toBeNull())
    }
    await ask('Dec 1, 2031 Why this date? Sign of 1 Open Road')
    await ask('closes Dec 12, 2031 Why this date? Closing of 1 Open Road')
    await ask('closed Dec 10, 2031 Why this date? Actual closing of 2 Closed Road')
    const asked = requests.filter(({ path }) => path.endsWith('/why/'))
    expect(asked.map(({ path, query }) => `${path} ${query.get('of')}`)).toEqual([
      '/deals/open/why/ sign',
      '/deals/open/why/ closing',
      '/deals/closed/why/ actual_close',
    ])
    // An earlier version stored only the next title and date.
    expect(screen.queryByRole('button', { name: /Sign of 2 Closed Road/ })).toBeNull()
  })

  it('archives from the menu and offers Undo', async () => {
    const { user, toasts, setBoard } = open('/agent/workspaces', {
      'POST /deals/*/archive/': () => fullDeal(maple),
    })
    await boardLoaded()
    setBoard(board([column(searching, [quarry]), column(offer, [lantern])], { archived_count: 1 }))
    await moveByMenu(user, '402 Maple Street', 'Archive')
    await waitFor(() => expect(cardsOf('Searching')).toEqual(['19 Quarry Road']))
    expect(screen.getByRole('button', { name: 'Archived 1' })).toBeVisible()
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: '402 Maple Street archived' }))
    expect(toasts.at(-1)?.action?.label).toBe('Undo')
  })
})

/** Cards while a dialog hides the board from the accessibility tree. */
function cardsOfHidden(name: string) {
  const region = screen.getByRole('region', { name: new RegExp(`^${name}`), hidden: true })
  return within(region).queryAllByRole('article', { hidden: true })
}

describe('filters', () => {
  it('come from the URL, are sent to the API, and are cleared one by one or all', async () => {
    const { user, router, requests } = open('/agent/workspaces?representation=1,3&q=maple')
    await boardLoaded()
    const asked = requests.find(({ path }) => path.endsWith('/board/'))?.query
    expect(asked?.get('representation')).toBe('1,3')
    expect(asked?.get('q')).toBe('maple')
    expect(screen.getByRole('button', { name: 'Representation Buyer, Dual' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove filter Representation' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('representation'))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(router.state.location.search).toBe('?workspace=spring'))
  })

  it('are added with the right editor', async () => {
    const { user, router } = open()
    await boardLoaded()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('option', { name: 'Status' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Active' }))
    await user.click(screen.getByRole('checkbox', { name: 'Under Contract' }))
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('status')).toBe('2,3'))
  })

  it('can be typed at once, and Esc returns the focus to the button', async () => {
    const { user, router } = open()
    await boardLoaded()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('option', { name: 'Words' }))
    await waitFor(() => expect(screen.getByLabelText('Words')).toHaveFocus())
    await user.keyboard('maple{Enter}')
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe('maple'))

    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('option', { name: 'Agent' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus())
  })

  it('are found by typing a field or a value, and chosen by the keyboard', async () => {
    const { user, router } = open('/agent/workspaces?status=2')
    await boardLoaded()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find a field or value' })).toHaveFocus())
    await user.keyboard('hold{Enter}')
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('status')).toBe('2,7'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.keyboard('list{ArrowDown}')
    expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Listing expiration')
  })

  it('say how many deals they leave', async () => {
    open('/agent/workspaces?status=2', {
      'GET /deals/': ({ query }) => ({ ...page([maple]), count: query.has('status') ? 1 : 3 }),
    })
    expect(await screen.findByText('1 of 3 deals')).toBeVisible()
  })

  it('say when nothing matches', async () => {
    const { setBoard } = open('/agent/workspaces?q=zebra')
    setBoard(board([column(searching, []), column(offer, [])]))
    expect(await screen.findByText('No deals match')).toBeVisible()
  })
})

describe('the list', () => {
  it('explains dates on click and returns the focus', async () => {
    const next = {
      date: addDays(today(owner.account.time_zone), 1),
      title: 'Sign',
      item: { kind: 'task' as const, id: 'sign' },
    }
    const dated = dealCard({ next_date: next, dates: { ...maple.dates, closing: '2031-12-12' } })
    const { user, requests } = open('/agent/workspaces?view=list', {
      'GET /deals/': () => page([dated]),
      'GET /deals/*/why/': ({ query }) => explanation('sign', `Because of ${query.get('of')}`),
    })
    const sign = await screen.findByRole('button', { name: 'Tomorrow Why this date? Sign of 402 Maple Street' })
    await user.click(sign)
    expect(await screen.findByText('Because of sign')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Because of sign')).toBeNull())
    expect(sign).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Dec 12, 2031 Why this date? Closing of 402 Maple Street' }))
    expect(await screen.findByText('Because of closing')).toBeVisible()
    expect(requests.filter(({ path }) => path === '/deals/maple/why/')).toHaveLength(2)
  })

  it('shows 15 deals per page and sorts by its column headers', async () => {
    const { user, requests, router } = open('/agent/workspaces?view=list')
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    const asked = () => requests.findLast(({ path }) => path === '/deals/')?.query
    expect(asked()?.get('page_size')).toBe('15')
    await user.click(screen.getByRole('button', { name: 'Price' }))
    await waitFor(() => expect(asked()?.get('sort')).toBe('price'))
    await user.click(screen.getByRole('button', { name: 'Price' }))
    await waitFor(() => expect(router.state.location.search).toContain('sort=-price'))
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('shows every workspace of the team on request', async () => {
    const { requests } = open('/agent/workspaces?workspace=all&deal_status=1')
    await screen.findByRole('table')
    const asked = requests.findLast(({ path }) => path === '/deals/')?.query
    expect(asked?.get('team')).toBe('ridge')
    expect(asked?.get('deal_status')).toBe('1')
    expect(asked?.has('workspace')).toBe(false)
  })
})

describe('a new deal', () => {
  it('names its workspace only where there are several', async () => {
    open('/agent/workspaces?create=deal', {}, [spring])
    expect(await screen.findByRole('dialog', { name: 'New deal' })).toBeVisible()
  })

  it('opens by the URL and shows refusals at their fields', async () => {
    const { user, router } = open('/agent/workspaces?create=deal', {
      'POST /deals/': () => problem(400, 'The request isn’t valid', [{ field: 'name', reason: 'must be longer' }]),
    })
    const dialog = await screen.findByRole('dialog', { name: 'New deal in Spring closings' })
    await user.click(within(dialog).getByRole('button', { name: 'Create deal' }))
    expect(await within(dialog).findByText('Enter a name')).toBeVisible()
    await user.type(within(dialog).getByLabelText(/^Name/), 'ab')
    await user.click(within(dialog).getByRole('button', { name: 'Create deal' }))
    expect(await within(dialog).findByText('This must be longer')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('create'))
  })

  it('takes a client who isn’t in the contacts yet, and adds them', async () => {
    const { user, requests } = open('/agent/workspaces?create=deal', {
      'GET /contacts/': () => page([]),
      'POST /contacts/': ({ body }) => Object.assign({ id: 'dana' }, body),
      'POST /deals/': () => fullDeal(maple),
    })
    const dialog = await screen.findByRole('dialog', { name: 'New deal in Spring closings' })
    await user.type(within(dialog).getByLabelText(/^Name/), '402 Maple Street')
    await user.type(within(dialog).getByRole('combobox', { name: 'Client' }), 'Dana Parker')
    await user.click(await screen.findByRole('option', { name: 'Add “Dana Parker” as a new contact' }))
    await user.click(within(dialog).getByRole('button', { name: 'Create deal' }))
    const written = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
    await waitFor(() =>
      expect(written()).toMatchObject([
        ['/contacts/', { first_name: 'Dana', last_name: 'Parker' }],
        ['/deals/', { parties: [{ contact: 'dana' }] }],
      ]),
    )
  })

  it('isn’t created without a client whose name was typed but not chosen', async () => {
    const { user, requests } = open('/agent/workspaces?create=deal', {
      'GET /contacts/': () => page([]),
      'POST /deals/': () => fullDeal(maple),
    })
    const dialog = await screen.findByRole('dialog', { name: 'New deal in Spring closings' })
    await user.type(within(dialog).getByLabelText(/^Name/), '402 Maple Street')
    await user.type(within(dialog).getByRole('combobox', { name: 'Client' }), 'Dana Parker')
    await user.click(within(dialog).getByRole('button', { name: 'Create deal' }))
    expect(await within(dialog).findByText(/^Choose a contact from the list/)).toBeVisible()
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
    await user.clear(within(dialog).getByRole('combobox', { name: 'Client' }))
    await user.click(within(dialog).getByRole('button', { name: 'Create deal' }))
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1))
  })

  it('can be opened from the toast that confirms it', async () => {
    const { user, router, toasts } = open('/agent/workspaces?create=deal', { 'POST /deals/': () => fullDeal(maple) })
    const dialog = await screen.findByRole('dialog', { name: 'New deal in Spring closings' })
    await user.type(within(dialog).getByLabelText(/^Name/), '402 Maple Street')
    await user.click(within(dialog).getByRole('button', { name: 'Create deal' }))
    await waitFor(() =>
      expect(toasts).toMatchObject([{ message: '402 Maple Street created', action: { label: 'Open' } }]),
    )
    act(() => toasts[0]?.action?.run())
    await waitFor(() => expect(router.state.location.pathname).toBe('/agent/deal/maple'))
  })
})

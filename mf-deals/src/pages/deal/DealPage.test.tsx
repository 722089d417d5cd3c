import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DealEvent } from 'openapi'
import { DealStatus, PhaseKind } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { describe, expect, it } from 'vitest'
import { ledger, terms } from '#test/sample-commission.ts'
import { dealCard, fullDeal, owner, page, phase, team } from '#test/sample-deals.ts'
import { moveOf, rescheduling } from '#test/sample-reschedulings.ts'
import { DealPage } from './DealPage.tsx'

const deal = fullDeal(dealCard({ status: DealStatus.UnderContract, phase: 'contract' }))
const phases = [
  phase('searching', 'Searching', 0),
  phase('contract', 'Under contract', 1, PhaseKind.Contract),
  phase('closed', 'Closed', 2, PhaseKind.Closed),
]
const answers: Answers = {
  'GET /deals/same_property/': () => ({ results: [] }),
  'GET /deals/*/': () => deal,
  'GET /phases/': () => page(phases),
  'GET /teams/': () => page([team]),
  'GET /tasks/': () => page([]),
  'GET /milestones/': () => page([]),
}

const open = (more: Answers = {}, at = '/agent/deal/maple') =>
  renderScreen(<DealPage />, { path: '/agent/deal/:id', at, answers: { ...answers, ...more }, user: owner })

const step = (name: string) => screen.findByRole('button', { name })

describe('the deal page', () => {
  it('shows the plain 404 for an unknown id', async () => {
    const { toasts } = open({ 'GET /deals/*/': () => problem(404, 'Not found') })
    expect(await screen.findByText('404 not found')).toBeVisible()
    expect(toasts).toEqual([])
  })

  it('opens on the overview and keeps the view in the URL', async () => {
    const { router } = open()
    expect(await screen.findByRole('heading', { level: 2, name: 'Details' })).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Milestones' }))
    expect(router.state.location.search).toBe('?view=milestones')
    expect(await screen.findByText('No milestones yet')).toBeVisible()
  })

  it('shows commission only if the API returns it', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Details' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Commission' })).toBeNull()
  })

  it('reloads the commission after a date moved, because it may count in another year', async () => {
    const dated = { ...deal, commission: terms, dates: { ...deal.dates, closing: '2026-12-31' } }
    const { requests, toasts } = open(
      {
        'GET /deals/*/': () => dated,
        'GET /deals/*/commission/': () => ledger,
        'POST /deals/*/reschedule/': ({ query }) =>
          rescheduling([{ ...moveOf('closing', 'Closing', '2027-01-04') }], query.has('dry_run') ? null : 'e1'),
      },
      '/agent/deal/maple?view=commission',
    )
    expect(await screen.findByRole('heading', { name: 'Ledger' })).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Closing: / }))
    fireEvent.change(await screen.findByLabelText('Closing'), { target: { value: '2027-01-04' } })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Closing moved']))
    await userEvent.click(screen.getByRole('tab', { name: 'Commission' }))
    await waitFor(() => expect(requests.filter(({ path }) => path.endsWith('/commission/'))).toHaveLength(2))
  })

  it('does not offer closing or reopening to an assistant', async () => {
    const menu = async (status: DealStatus, role: 'assistant' | 'owner') => {
      const screenOf = renderScreen(<DealPage />, {
        path: '/agent/deal/:id',
        at: '/agent/deal/maple',
        answers: { ...answers, 'GET /deals/*/': () => ({ ...deal, status }) },
        user: { ...owner, role },
      })
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
      await screen.findByRole('menuitem', { name: 'Archive' })
      const names = [...screen.queryAllByText('Close deal'), ...screen.queryAllByText('Reopen')].map(
        ({ textContent }) => textContent,
      )
      screenOf.unmount()
      return names
    }
    expect(await menu(DealStatus.UnderContract, 'owner')).toEqual(['Close deal'])
    expect(await menu(DealStatus.UnderContract, 'assistant')).toEqual([])
    expect(await menu(DealStatus.Closed, 'owner')).toEqual(['Reopen'])
    expect(await menu(DealStatus.Closed, 'assistant')).toEqual([])
  })

  it('has Close deal as its button only if the closing is near', async () => {
    const now = today(owner.account.time_zone)
    const buttons = async (closing: string) => {
      const { unmount } = open({ 'GET /deals/*/': () => ({ ...deal, dates: { ...deal.dates, closing } }) })
      await screen.findByRole('button', { name: 'More actions' })
      const isShown = screen.queryByRole('button', { name: 'Close deal' }) !== null
      unmount()
      return isShown
    }
    expect(await buttons(addDays(now, 15))).toBe(false)
    expect(await buttons(addDays(now, 14))).toBe(true)
    expect(await buttons(addDays(now, -3))).toBe(true)
  })

  it('shows a closed deal as completed, and no risk for one that ended', async () => {
    open({ 'GET /deals/*/': () => ({ ...deal, phase: 'closed', status: DealStatus.Closed }) })
    expect(await screen.findByRole('button', { name: 'Closed, completed' })).toHaveAttribute('aria-current', 'step')
    expect(screen.queryByRole('button', { name: /^Sunny/ })).toBeNull()
  })

  it('says why the own share is nothing', async () => {
    const own = { ...terms, my_share: 0, has_terms: true }
    open({ 'GET /deals/*/': () => ({ ...deal, agents: [], commission: own }) })
    expect(await screen.findByText('Your share is $0 because you’re not one of this deal’s agents.')).toBeVisible()
  })

  it('shows the history in sentences and undoes an event', async () => {
    const event: DealEvent = {
      id: 'e1',
      at: '2026-11-20T09:12:00.000Z',
      actor: 'maria',
      actor_name: 'Maria Okoye',
      entity: 'deal',
      entity_id: 'maple',
      op: 'updated',
      summary: 'moved the closing from Dec 10 to Dec 12',
      can_undo: true,
      diff: [],
    }
    const { requests } = open(
      {
        'GET /deals/*/history/': () => page([event]),
        'POST /events/*/undo/': () => ({ event: 'e2', summary: '', kept: [] }),
      },
      '/agent/deal/maple?view=activity',
    )
    const sentence = await screen.findByText('moved the closing from Dec 10 to Dec 12')
    await waitFor(() => expect(sentence).toHaveTextContent('Maria moved the closing from Dec 10 to Dec 12'))
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/events/e1/undo/'))).toBe(true))
  })

  it('names clients in the history, and ProTracker where no one acted', async () => {
    const base = { at: '2026-11-20T09:12:00.000Z', entity: 'task', can_undo: false, diff: [] }
    const events = [
      { ...base, id: 'e1', actor: 'dana', actor_name: 'Dana Brooks', summary: 'completed the task “Sign”' },
      { ...base, id: 'e2', actor: 'gone', actor_name: null, summary: 'added the task “Sign”' },
      { ...base, id: 'e3', actor: null, actor_name: null, summary: 'moved the task “Sign”' },
    ]
    open({ 'GET /deals/*/history/': () => page(events) }, '/agent/deal/maple?view=activity')
    const saying = async (text: string) => (await screen.findByText(text)).textContent
    expect(await saying('completed the task “Sign”')).toBe('Dana Brooks completed the task “Sign”')
    expect(await saying('added the task “Sign”')).toBe('Someone added the task “Sign”')
    expect(await saying('moved the task “Sign”')).toBe('ProTracker moved the task “Sign”')
  })
})

describe('moving a deal to another phase', () => {
  it('shows at once, offers Undo and asks about the status of the new phase', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { toasts, requests } = open({ 'POST /deals/*/move/': () => answer.promise })
    await userEvent.click(await step('Closed'))
    expect(await step('Closed')).toHaveAttribute('aria-current', 'step')
    answer.resolve({ deal: { ...deal, phase: 'closed' }, proposed_status: DealStatus.Closed })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as Closed' }))
    expect(await screen.findByRole('dialog', { name: /Close 402 Maple Street/ })).toBeVisible()
    expect(toasts).toMatchObject([{ message: 'Moved to Closed', action: { label: 'Undo' } }])
    toasts[0]?.action?.run()
    await waitFor(() =>
      expect(requests.filter(({ path }) => path.endsWith('/move/')).map(({ body }) => body)).toEqual([
        { phase: 'closed' },
        { phase: 'contract' },
      ]),
    )
  })

  it('requires the fields that the phase requires, then moves the deal', async () => {
    const searching = { ...deal, status: DealStatus.Active, phase: 'searching' }
    let stored = searching
    const { toasts, requests } = open({
      'GET /deals/*/': () => stored,
      'PATCH /deals/*/': () => (stored = { ...searching, sale_price: 64_000_000 }),
      'POST /deals/*/move/': () =>
        stored.sale_price === null
          ? problem(422, 'Under contract needs more details', [
              { field: 'sale_price', reason: 'is required in this phase' },
            ])
          : { deal: { ...stored, phase: 'contract' }, proposed_status: null },
    })
    await userEvent.click(await step('Under contract'))
    const gate = within(await screen.findByRole('dialog', { name: 'Under contract needs more details' }))
    expect(screen.getByText('Searching', { selector: '[aria-current]' })).toBeInTheDocument()
    await userEvent.type(gate.getByRole('textbox', { name: /Sale price/ }), '640,000')
    await userEvent.click(gate.getByRole('button', { name: 'Save and move' }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Moved to Under contract' }]))
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ sale_price: 64_000_000 })
    expect(await step('Under contract')).toHaveAttribute('aria-current', 'step')
  })

  it('asks why before it moves to a phase of lost deals', async () => {
    const lost = { ...deal, phase: 'lost', status: DealStatus.FellThrough }
    const { requests } = open({
      'GET /phases/': () => page([...phases, phase('lost', 'Lost', 3, PhaseKind.Lost)]),
      'POST /deals/*/move/': () => ({ deal: lost, proposed_status: null, event: 'e1' }),
    })
    await userEvent.click(await step('Lost'))
    const ask = within(await screen.findByRole('dialog', { name: '402 Maple Street fell through' }))
    await userEvent.type(ask.getByLabelText(/^What happened/), 'Financing was denied')
    await userEvent.click(ask.getByRole('button', { name: 'Mark as fell through' }))
    await waitFor(() =>
      expect(requests.find(({ path }) => path.endsWith('/move/'))?.body).toEqual({
        phase: 'lost',
        status: DealStatus.FellThrough,
        lost_reason: 'Financing was denied',
      }),
    )
  })

  it('says at once that only a deal under contract can close, and offers to put it under contract', async () => {
    const active = {
      ...deal,
      status: DealStatus.Active,
      phase: 'searching',
      dates: { ...deal.dates, acceptance: null },
    }
    const { requests } = open({ 'GET /deals/*/': () => active })
    await userEvent.click(await step('Closed'))
    const told = within(await screen.findByRole('dialog', { name: 'Only a deal under contract can close' }))
    expect(told.getByText(/^402 Maple Street is still Active/)).toBeVisible()
    await userEvent.click(told.getByRole('button', { name: 'Put under contract' }))
    expect(await screen.findByRole('dialog', { name: '402 Maple Street: under contract' })).toBeVisible()
    expect(requests.some(({ path }) => path.endsWith('/move/'))).toBe(false)
  })

  it('moves it back with the reason when it is refused', async () => {
    const { toasts } = open({ 'POST /deals/*/move/': () => problem(409, 'This deal is archived') })
    await userEvent.click(await step('Closed'))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'This deal is archived' }]))
    expect(await step('Under contract')).toHaveAttribute('aria-current', 'step')
  })
})

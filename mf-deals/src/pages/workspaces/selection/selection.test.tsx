import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DealsChanged } from 'openapi'
import { PhaseKind } from 'openapi/codes'
import { currentTeamIdAtom } from 'remote-kit/session'
import { currentCommands } from 'remote-kit/commands'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
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

const answer = (fields: Partial<DealsChanged>): DealsChanged => ({
  changed: [],
  skipped: [],
  events: [],
  effects: [],
  preview: 'seen',
  ...fields,
})
const changed = (...deals: { id: string; name: string }[]) => deals.map(({ id, name }) => ({ id, name }))
const bar = () => screen.findByRole('toolbar', { name: 'deals selected' })

describe('selecting deals', () => {
  it('archives deals of a page in one call, names those that failed, and undoes only the others', async () => {
    const skipped = [{ id: 'quarry', name: quarry.name, reason: 'is archived already' }]
    const { user, requests, toasts } = open('list', {
      'POST /deals/bulk/': () => answer({ changed: changed(maple), skipped }),
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
    await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('402 Maple Street restored'))
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

describe('changing the selected deals', () => {
  const both = { changed: changed(maple, quarry), events: ['one', 'two'] }
  const selectAll = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    return async (action: string) => {
      await user.click(within(await bar()).getByRole('button', { name: 'Change' }))
      await user.click(await screen.findByRole('menuitem', { name: action }))
    }
  }

  it('sets one priority for all in one call, with one undo for all', async () => {
    const { user, requests, toasts } = open('list', {
      'POST /deals/bulk/': () => answer(both),
      'POST /events/undo/': () => ({ undone: [] }),
    })
    await (
      await selectAll(user)
    )('Change priority')
    await user.click(await screen.findByRole('menuitemradio', { name: 'High' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Priority changed for 2 deals']))
    const sent = (path: string) => requests.filter((one) => one.path === path).map(({ body }) => body)
    expect(sent('/deals/bulk/')).toEqual([{ action: 'priority', deals: ['maple', 'quarry'], priority: 3 }])
    act(() => toasts[0]?.action?.run())
    await waitFor(() => expect(sent('/events/undo/')).toEqual([{ events: ['one', 'two'] }]))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('Change undone for 2 deals'))
  })

  it('shows what follows when dates move, and asks again if that has changed', async () => {
    let isStale = true
    const effect = { moved: 3, to_confirm: 1, added: 0, from: '2099-02-12', to: '2099-02-15' }
    const { user, requests } = open('list', {
      'POST /deals/bulk/': ({ query, body }) => {
        if (query.get('dry_run') === null && isStale) {
          isStale = false
          return problem(412, 'Someone else changed this while you were editing')
        }
        expect(body).toMatchObject({ action: 'dates', dates: { date: 'closing', shift_days: 3 } })
        return answer({
          changed: changed(maple),
          effects: [{ id: 'maple', name: maple.name, ...effect }],
          skipped: [{ id: 'quarry', name: quarry.name, reason: 'has no closing date' }],
        })
      },
    })
    await (
      await selectAll(user)
    )('Move dates')
    const panel = within(await screen.findByRole('dialog', { name: 'Move dates of 2 deals' }))
    const days = await panel.findByLabelText('Days')
    await user.clear(days)
    await user.click(panel.getByRole('button', { name: 'Review changes' }))
    expect(await panel.findByText('Enter whole days, up to a year')).toBeVisible()
    await user.type(days, '3')
    await user.click(panel.getByRole('button', { name: 'Review changes' }))
    expect(await panel.findByText('1 deal changes')).toBeVisible()
    expect(panel.getByText('3 dates follow')).toBeVisible()
    expect(panel.getByText('has no closing date')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Move dates' }))
    expect(await panel.findByText(/^Someone changed these deals/)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Move dates' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.findLast(({ path }) => path === '/deals/bulk/')?.body).toMatchObject({ preview: 'seen' })
  })

  it('marks deals as fell through by a lost phase with the reason, and leaves closing to each deal', async () => {
    const phases = [phase('searching', 'Searching', 0), phase('lost', 'Lost', 1, PhaseKind.Lost)]
    const { user, requests, toasts } = open('list', {
      'GET /phases/': () => page(phases),
      'POST /deals/bulk/': () => answer(both),
    })
    const choose = await selectAll(user)
    await choose('Change status')
    await user.click(await screen.findByRole('menuitemradio', { name: 'Closed…' }))
    expect(toasts[0]?.message).toBe('Close each deal on its own page')
    await choose('Change status')
    await user.click(await screen.findByRole('menuitemradio', { name: 'Fell Through…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark 2 deals as fell through' }))
    await user.type(await dialog.findByLabelText(/^What happened/), 'The market cooled')
    expect(dialog.queryByRole('option', { name: 'Searching' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Move to Spring closings' }))
    await waitFor(() =>
      expect(requests.findLast(({ path }) => path === '/deals/bulk/')?.body).toEqual({
        action: 'move',
        deals: ['maple', 'quarry'],
        phase: 'lost',
        lost_reason: 'The market cooled',
      }),
    )
  })

  it('asks the acceptance of deals that come under contract, and shows what follows', async () => {
    const { user, requests } = open('list', {
      'POST /deals/bulk/': () =>
        answer({
          ...both,
          effects: [{ id: 'maple', name: maple.name, from: null, to: '2026-01-05', moved: 4, to_confirm: 0, added: 0 }],
        }),
    })
    await (
      await selectAll(user)
    )('Change status')
    await user.click(await screen.findByRole('menuitemradio', { name: 'Under Contract…' }))
    const panel = within(await screen.findByRole('dialog', { name: '2 deals: under contract' }))
    fireEvent.change(await panel.findByLabelText('Acceptance date'), { target: { value: '2026-01-05' } })
    await user.click(panel.getByRole('button', { name: 'Review changes' }))
    expect(await panel.findByText('4 dates follow')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Put under contract' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.findLast(({ path }) => path === '/deals/bulk/')?.body).toEqual({
      action: 'status',
      deals: ['maple', 'quarry'],
      status: 3,
      acceptance: '2026-01-05',
      preview: 'seen',
    })
  })

  it('is offered by the command palette', async () => {
    const { user, store } = open('list', { 'POST /deals/bulk/': () => answer(both) })
    await selectAll(user)
    const commands = () => currentCommands(store).find(({ title }) => title === 'Selected: 2 deals')?.commands
    expect(commands()?.map(({ label }) => label)).toEqual([
      'Archive',
      'Change agent',
      'Change status',
      'Change priority',
      'Move dates',
      'Apply template',
      'Move to a phase',
    ])
    act(() =>
      commands()
        ?.find(({ label }) => label === 'Change agent')
        ?.run(),
    )
    expect(await screen.findByRole('menu', { name: 'Lead agent of the selected deals' })).toBeVisible()
  })
})

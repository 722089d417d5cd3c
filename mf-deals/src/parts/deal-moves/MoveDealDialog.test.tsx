import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MovedDeal } from 'openapi'
import { DealStatus, gateFieldLabels, PhaseKind } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { dealCard, fullDeal, owner, page, phase, workspace } from '#test/sample-deals.ts'
import { MoveDealDialog } from './MoveDealDialog.tsx'

const maple = dealCard({ id: 'maple', name: '402 Maple Street' })
const closed = { ...phase('closed', 'Closed', 1), required_fields: ['sale_price' as const] }
const moved = { deal: fullDeal(maple), proposed_status: 4, event: 'e1' } satisfies MovedDeal

function open(answers: Answers = {}) {
  const told: MovedDeal[] = []
  let isClosed = false
  const rendered = renderScreen(
    <MoveDealDialog deal={maple} onMoved={(answer) => told.push(answer)} onClose={() => (isClosed = true)} />,
    {
      path: '/agent/workspaces',
      user: owner,
      answers: {
        'GET /workspaces/': () =>
          page([
            workspace('spring', 'Spring closings'),
            workspace('rentals', 'Rentals'),
            workspace('lake', 'Lake', { team: 'lake' }),
          ]),
        'GET /phases/': () => page([phase('offer', 'Offer out', 0), closed]),
        'POST /deals/*/move/': () => moved,
        'POST /events/*/undo/': () => ({ event: 'e2', summary: '' }),
        ...answers,
      },
    },
  )
  const bodies = (path: string) =>
    rendered.requests.filter((request) => request.path === path && request.method !== 'GET').map(({ body }) => body)
  return { ...rendered, told, bodies, isClosed: () => isClosed, user: userEvent.setup() }
}

describe('moving a deal to another workspace', () => {
  it('offers the other workspaces of its team, moves the deal, reports the offered status, and undoes the move', async () => {
    const { user, told, bodies, toasts, requests, isClosed } = open()
    const workspaces = within(await screen.findByRole('combobox', { name: 'Workspace' }))
    expect(workspaces.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Rentals'])
    await screen.findByRole('option', { name: 'Closed' })
    await user.click(screen.getByRole('button', { name: 'Move to Rentals' }))
    await waitFor(() => expect(isClosed()).toBe(true))
    expect(bodies('/deals/maple/move/')).toEqual([{ phase: 'offer' }])
    expect(told).toEqual([moved])
    const toast = toasts.find(({ message }) => message === '402 Maple Street moved to Rentals')
    toast?.action?.run()
    await waitFor(() => expect(requests.some(({ path }) => path === '/events/e1/undo/')).toBe(true))
  })

  it('names the fields that the phase requires, requires missing ones, then moves the deal', async () => {
    const errors = [{ field: 'sale_price', reason: 'is required in this phase' }]
    let isFilled = false
    const { user, bodies, isClosed } = open({
      'POST /deals/*/move/': () => (isFilled ? moved : problem(422, 'Closed needs more details', errors)),
      'PATCH /deals/*/': () => {
        isFilled = true
        return fullDeal(maple)
      },
    })
    await screen.findByRole('option', { name: 'Closed' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'Closed')
    expect(screen.getByText(`This phase requires ${gateFieldLabels.sale_price}.`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Move to Rentals' }))
    await user.type(await screen.findByLabelText(/^Sale price/), '512,000')
    await user.click(screen.getByRole('button', { name: 'Save and move' }))
    await waitFor(() => expect(isClosed()).toBe(true))
    expect(bodies('/deals/maple/')).toEqual([{ sale_price: 51_200_000 }])
    expect(bodies('/deals/maple/move/')).toEqual([{ phase: 'closed' }, { phase: 'closed' }])
  })

  it('says of one that isn’t under contract that it can’t close', async () => {
    const ends = { ...closed, kind: PhaseKind.Closed }
    const { user, requests } = open({ 'GET /phases/': () => page([phase('offer', 'Offer out', 0), ends]) })
    await screen.findByRole('option', { name: 'Closed' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'Closed')
    expect(screen.getByText(/^Only a deal under contract can close/)).toBeVisible()
    const move = screen.getByRole('button', { name: 'Move to Rentals' })
    expect(move).toHaveAttribute('aria-disabled', 'true')
    await user.click(move)
    expect(requests.some(({ path }) => path.endsWith('/move/'))).toBe(false)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'Offer out')
    expect(move).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('asks why if the phase is of lost deals, and marks the deal with the move', async () => {
    const lost = { ...phase('lost', 'Lost', 2, PhaseKind.Lost), required_fields: ['lost_reason' as const] }
    const { user, bodies } = open({ 'GET /phases/': () => page([phase('offer', 'Offer out', 0), lost]) })
    await screen.findByRole('option', { name: 'Lost' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'Lost')
    await user.click(screen.getByRole('button', { name: 'Move to Rentals' }))
    expect(await screen.findByText('Enter a reason')).toBeVisible()
    await user.type(screen.getByLabelText(/^What happened/), 'Moved away')
    await user.click(screen.getByRole('button', { name: 'Move to Rentals' }))
    await waitFor(() =>
      expect(bodies('/deals/maple/move/')).toEqual([
        { phase: 'lost', status: DealStatus.FellThrough, lost_reason: 'Moved away' },
      ]),
    )
  })

  it('says if there is no other workspace', async () => {
    open({ 'GET /workspaces/': () => page([workspace('spring', 'Spring closings')]) })
    expect(await screen.findByText(/Your team has no other workspace/)).toBeVisible()
  })
})

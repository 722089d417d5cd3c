import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Deal, DateMove } from 'openapi'
import { ContactStatus, DealStatus, DealType } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { moveOf, rescheduling } from '#test/sample-reschedulings.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/rescheduling/ReschedulePanel.tsx'
import { terms } from '#test/sample-commission.ts'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { CloseDealModal } from './CloseDealModal.tsx'

const deal = { ...fullDeal(dealCard({ id: 'maple', name: '402 Maple Street' })), price: 51_200_000 }
const own: DateMove = { ...moveOf('actual_close', 'Actual close', '2026-11-20'), kind: 'deal' }
const gift = moveOf('gift', 'Send a gift', '2026-11-23')
const filing = { ...moveOf('filing', 'Filing', '2026-11-25'), contractual: true }

function open(answers: Answers, shown: Deal = deal, user = owner) {
  let isClosed = false
  const rendered = renderScreen(<CloseDealModal deal={shown} onClose={() => (isClosed = true)} />, {
    path: '/',
    user,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /deals/*/': () => deal,
      'GET /tasks/': () => page([]),
      'GET /deals/*/contact_proposals/': () => ({ results: [] }),
      'POST /deals/*/close/preview/': () => problem(403, 'Not yours'),
      'POST /deals/*/close/': () => ({ ...deal, status: DealStatus.Closed }),
      ...answers,
    },
  })
  const closings = () => rendered.requests.filter(({ path }) => path === '/deals/maple/close/').map(({ body }) => body)
  const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Close deal' }))
  return { ...rendered, closings, submit, isClosed: () => isClosed }
}

it('closes at once if no other date follows', async () => {
  const { submit, closings, toasts, isClosed } = open({ 'POST /deals/*/reschedule/': () => rescheduling([own]) })
  await submit()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(closings()).toMatchObject([{ sale_price: 51_200_000, confirm: [], preview: 'as shown' }])
  expect(toasts).toMatchObject([{ message: '402 Maple Street is closed' }])
})

it('asks for the rent of a lease', async () => {
  open({}, { ...deal, deal_type: DealType.Lease })
  expect(await screen.findByRole('textbox', { name: 'Monthly rent' })).toHaveValue('512,000')
  expect(screen.queryByRole('textbox', { name: 'Sale price' })).not.toBeInTheDocument()
})

it('shows what follows the closing day first, and closes with what the user agrees to', async () => {
  const { submit, closings, isClosed } = open({
    'POST /deals/*/reschedule/': () => ({ ...rescheduling([own, gift]), to_confirm: [filing] }),
  })
  await submit()
  const panel = within(await screen.findByRole('dialog', { name: /^Closed today/ }))
  expect(await panel.findByText('Send a gift')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
  expect([closings(), isClosed()]).toEqual([[], false])

  await submit()
  const again = within(await screen.findByRole('dialog', { name: /^Closed today/ }))
  await userEvent.click(await again.findByRole('checkbox', { name: 'Filing' }))
  // What is closed is at no risk anymore.
  expect(again.queryByRole('heading', { name: /^Risk/ })).toBeNull()
  await waitFor(() => expect(again.getByRole('button', { name: 'Close deal' })).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(again.getByRole('button', { name: 'Close deal' }))
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(closings()).toMatchObject([{ confirm: ['filing'], preview: 'as shown' }])
})

it('shows the new outcome if the deal was changed meanwhile', async () => {
  const { submit } = open({
    'POST /deals/*/reschedule/': () => rescheduling([own]),
    'POST /deals/*/close/': () => problem(412, 'It was changed since'),
  })
  await submit()
  expect(await screen.findByText(/This deal changed while you were editing/)).toBeVisible()
})

describe('the checklist', () => {
  const atOnce = { 'POST /deals/*/reschedule/': () => rescheduling([own]) }

  it('settles the open tasks and what the clients become', async () => {
    const { submit, closings, isClosed } = open({
      ...atOnce,
      'GET /tasks/': () => page([task('keys', 'Hand over the keys'), task('gift', 'Gift')]),
      'GET /deals/*/contact_proposals/': () => ({
        results: [
          {
            contact: 'dana',
            name: 'Dana Parker',
            status: ContactStatus.ActiveClient,
            proposed_status: ContactStatus.Closed,
            home_anniversary: null,
            proposes_anniversary: true,
          },
        ],
      }),
    })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Hand over the keys/ }), 'Complete')
    await userEvent.click(await screen.findByRole('checkbox', { name: /home anniversary/ }))
    await submit()
    await waitFor(() => expect(isClosed()).toBe(true))
    expect(closings()).toMatchObject([
      {
        tasks: [{ task: 'keys', outcome: 'complete' }],
        contacts: [{ contact: 'dana', status: ContactStatus.Closed }],
      },
    ])
  })

  it('asks to move no contract date that it settles', async () => {
    const { submit, closings, isClosed } = open({
      'POST /deals/*/reschedule/': () => ({ ...rescheduling([own]), to_confirm: [filing] }),
      'GET /tasks/': () => page([task('filing', 'Filing')]),
    })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Filing/ }), 'Complete')
    await submit()
    await waitFor(() => expect(isClosed()).toBe(true))
    expect(closings()).toMatchObject([{ confirm: [], tasks: [{ task: 'filing' }] }])
  })

  it('completes all tasks but those that are due after the closing', async () => {
    const { submit, closings, isClosed } = open({
      ...atOnce,
      'GET /tasks/': () =>
        page([
          task('keys', 'Hand over the keys', { due_date: '2026-01-05' }),
          task('call', 'Call the lender'),
          task('note', 'Anniversary note', { due_date: '2099-01-05' }),
        ]),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Complete all' }))
    expect(screen.getByRole('combobox', { name: /Anniversary note/ })).toHaveDisplayValue('Keep open')
    await submit()
    await waitFor(() => expect(isClosed()).toBe(true))
    expect(closings()).toMatchObject([
      {
        tasks: [
          { task: 'keys', outcome: 'complete' },
          { task: 'call', outcome: 'complete' },
        ],
      },
    ])
  })

  it('asks the acceptance if it’s missing, but doesn’t need it', async () => {
    const undated = { ...deal, dates: { ...deal.dates, acceptance: null } }
    const acceptance = { ...moveOf('acceptance', 'Acceptance', '2026-01-05'), kind: 'deal' as const }
    const { submit, closings, isClosed } = open(
      { 'POST /deals/*/reschedule/': () => rescheduling([own, acceptance]), 'GET /deals/*/': () => undated },
      undated,
    )
    const field = await screen.findByLabelText('Acceptance date')
    fireEvent.change(field, { target: { value: '2999-01-05' } })
    await submit()
    expect(await screen.findByText('Choose the closing date or an earlier day')).toBeVisible()
    fireEvent.change(field, { target: { value: '2026-01-05' } })
    await submit()
    await waitFor(() => expect(isClosed()).toBe(true))
    expect(closings()).toMatchObject([{ acceptance: '2026-01-05' }])
  })

  const bare = { ...deal, commission: { ...terms, rate_bp: null, has_terms: false } }

  it('asks an owner for the terms that are missing', async () => {
    const { submit, closings } = open({ ...atOnce, 'GET /deals/*/': () => bare }, bare)
    await submit()
    expect(await screen.findByText('Enter the commission')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /^Rate/ }), '2.5')
    await submit()
    await waitFor(() => expect(closings()).toMatchObject([{ commission: { rate_bp: 250 } }]))
  })

  it('lets an agent propose terms, and close once they are approved', async () => {
    const proposal = { terms: { rate_bp: 250 }, proposed_by: 'maria', proposed_at: '2026-11-20T14:20:00.000Z' }
    const { requests } = open(
      {
        ...atOnce,
        'GET /deals/*/': () => bare,
        'POST /deals/*/commission/propose/': () => ({ ...bare, commission: { ...bare.commission, proposal } }),
      },
      bare,
      { ...owner, id: 'maria', role: 'agent' },
    )
    const button = await screen.findByRole('button', { name: 'Close deal' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Rate/ }), '2.5')
    await userEvent.click(screen.getByRole('button', { name: 'Request approval' }))
    expect(await screen.findByText(/Waiting for an owner or admin/)).toHaveTextContent('You proposed 2.5%')
    expect(requests.find(({ path }) => path.endsWith('/propose/'))?.body).toEqual({ rate_bp: 250 })
  })
})

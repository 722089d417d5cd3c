import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DateMove } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { moveOf, rescheduling } from '#test/sample-reschedulings.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/rescheduling/ReschedulePanel.tsx'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { CloseDealModal } from './CloseDealModal.tsx'

const deal = { ...fullDeal(dealCard({ id: 'maple', name: '402 Maple Street' })), price: 51_200_000 }
const own: DateMove = { ...moveOf('actual_close', 'Actual close', '2026-11-20'), kind: 'deal' }
const gift = moveOf('gift', 'Send a gift', '2026-11-23')
const filing = { ...moveOf('filing', 'Filing', '2026-11-25'), contractual: true }

function open(answers: Answers) {
  let isClosed = false
  const rendered = renderScreen(<CloseDealModal deal={deal} onClose={() => (isClosed = true)} />, {
    path: '/',
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'POST /deals/*/close/preview/': () => problem(403, 'Not yours'),
      'POST /deals/*/close/': () => ({ ...deal, status: DealStatus.Closed }),
      ...answers,
    },
  })
  const closings = () => rendered.requests.filter(({ path }) => path === '/deals/maple/close/').map(({ body }) => body)
  const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Close the deal' }))
  return { ...rendered, closings, submit, isClosed: () => isClosed }
}

it('closes at once if no other date follows', async () => {
  const { submit, closings, toasts, isClosed } = open({ 'POST /deals/*/reschedule/': () => rescheduling([own]) })
  await submit()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(closings()).toMatchObject([{ sale_price: 51_200_000, confirm: [], preview: 'as shown' }])
  expect(toasts).toMatchObject([{ message: '402 Maple Street is closed' }])
})

it('shows what follows the closing day first, and closes with what the user agrees to', async () => {
  const { submit, closings, isClosed } = open({
    'POST /deals/*/reschedule/': () => ({ ...rescheduling([own, gift]), to_confirm: [filing] }),
  })
  await submit()
  const panel = within(await screen.findByRole('dialog', { name: /^Closed on/ }))
  expect(await panel.findByText('Send a gift')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
  expect([closings(), isClosed()]).toEqual([[], false])

  await submit()
  const again = within(await screen.findByRole('dialog', { name: /^Closed on/ }))
  await userEvent.click(await again.findByRole('checkbox', { name: 'Filing' }))
  await waitFor(() => expect(again.getByRole('button', { name: 'Close the deal' })).toBeEnabled())
  await userEvent.click(again.getByRole('button', { name: 'Close the deal' }))
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(closings()).toMatchObject([{ confirm: ['filing'], preview: 'as shown' }])
})

it('shows the new outcome if the deal was changed meanwhile', async () => {
  const { submit } = open({
    'POST /deals/*/reschedule/': () => rescheduling([own]),
    'POST /deals/*/close/': () => problem(412, 'It was changed since'),
  })
  await submit()
  expect(await screen.findByText(/The deal was changed in the meantime/)).toBeVisible()
})

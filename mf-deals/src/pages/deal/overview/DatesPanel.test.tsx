import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DealStatus } from 'openapi/codes'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { dealCard, fullDeal, owner } from '#test/sample-deals.ts'
import { DatesPanel } from './DatesPanel.tsx'

const open = (status: DealStatus) => {
  const deal = fullDeal(dealCard({ status }))
  const closing = { ...deal, dates: { ...deal.dates, closing: null } }
  renderScreen(<DatesPanel deal={closing} />, { path: '/', answers: {}, user: owner })
}

it('asks for a date as soon as it is added', async () => {
  open(DealStatus.Active)
  expect(screen.queryByText('Closing')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Add date' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Closing' }))
  expect(await screen.findByLabelText('Closing')).toHaveFocus()
})

it('always lists the closing of a contract', async () => {
  open(DealStatus.UnderContract)
  expect(await screen.findByRole('button', { name: /^Closing: empty/ })).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CommissionLedger, CommissionOutcome } from 'openapi'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { ledger, terms, user } from '#test/sample-commission.ts'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { CommissionView } from './CommissionView.tsx'

const deal = { ...fullDeal(dealCard({})), commission: terms }
const later = { deal: 'cedar', name: '9 Cedar Bluff', closed_on: '2026-11-21', user }
const outcome: CommissionOutcome = {
  dry_run: true,
  ledger,
  recomputed: [
    {
      ...later,
      before: { company: 0, fees: 0, amount: 9000_00 },
      after: { company: 500_00, fees: 0, amount: 8500_00 },
    },
  ],
}

const open = (shown: CommissionLedger, more: Answers = {}, commission = terms) =>
  renderScreen(<CommissionView deal={{ ...deal, commission }} />, {
    path: '/agent/deal/maple',
    answers: { 'GET /deals/*/commission/': () => shown, 'GET /teams/': () => page([team]), ...more },
    user: owner,
  })

describe('the commission of a deal', () => {
  it('is a table that explains each line and adds up the total', async () => {
    open(ledger)
    const table = await screen.findByRole('table', { name: 'Commission, line by line' })
    const row = (name: RegExp) => within(table).getByRole('row', { name })
    expect(row(/^Buyer side 2.5% of \$500,000/)).toHaveTextContent('$12,500.00')
    expect(row(/^Company \$1,000 was left of the cap/)).toHaveTextContent('−$1,000.00')
    expect(row(/^Company \$395.00 of it in fees/)).toHaveTextContent('$1,395.00')
    expect(screen.getByText('$3,200 of $18,000 left until Mar 1, 2099')).toBeVisible()
  })

  it('asks before an amendment changes deals that closed later', async () => {
    const { requests } = open(ledger, { 'PATCH /deals/*/commission/': () => outcome })
    const sent = () =>
      requests.filter(({ method }) => method === 'PATCH').map(({ query, body }) => [query.get('dry_run'), body])
    await userEvent.click(await screen.findByRole('button', { name: 'Rate: 2.5%. Edit' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Rate' }), '{Control>}a{/Control}3{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'This changes 1 later deal' })
    expect(within(dialog).getByText('Company $0 → $500')).toBeVisible()
    expect(sent()).toEqual([['true', { rate_bp: 300 }]])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change all' }))
    await expect.poll(() => sent().at(-1)).toEqual(['false', { rate_bp: 300 }])
  })

  it('shows agents their share, with nothing to edit', async () => {
    const own = {
      ...ledger,
      lines: ledger.lines.filter((one) => one.user === user),
      gross: null,
      referral: null,
      franchise: null,
      company: null,
      fees: null,
      agents_amount: null,
    }
    open(own, {}, { ...terms, rate_bp: null, referral_bp: null, franchise_bp: null, fees: null })
    expect(await screen.findByRole('heading', { name: 'Your share' })).toBeVisible()
    expect(screen.queryByText('Gross commission')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Terms' })).toBeNull()
  })
})

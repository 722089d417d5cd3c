import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { dealCard, fullDeal } from '#test/sample-deals.ts'
import { DateStrip } from './DateStrip.tsx'

it('says the closing once if it is next', async () => {
  const sample = fullDeal(dealCard())
  const deal = {
    ...sample,
    dates: { ...sample.dates, inspection: '2031-01-08', closing: '2031-01-16' },
    next_date: { title: 'Closing', date: '2031-01-16', item: { kind: 'deal', id: 'closing' } as const },
  }
  renderScreen(<DateStrip deal={deal} />, { path: '/', answers: {} })
  expect(await screen.findByText('Next: Closing')).toBeVisible()
  expect(screen.getByText('Inspection')).toBeVisible()
  expect(screen.queryByText('Closing')).toBeNull()
})

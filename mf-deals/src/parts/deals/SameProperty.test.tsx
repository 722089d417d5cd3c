import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SamePropertyDeals } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { AddressModal } from '#pages/deal/overview/AddressModal.tsx'
import { dealCard, fullDeal } from '#test/sample-deals.ts'
import { SameProperty } from './SameProperty.tsx'

const oak: SamePropertyDeals = {
  results: [{ id: 'oak', name: 'Oak Avenue', status: DealStatus.Active, same: 'mls_number' }],
}
const deal = fullDeal(dealCard({ address: {}, mls_number: '' }))

it('leads to the other deal, and says what is the same', async () => {
  const { requests } = renderScreen(<SameProperty mls_number="170612345" street="12 Oak Ave" except="maple" />, {
    path: '/',
    answers: { 'GET /deals/same_property/': () => oak },
  })
  expect(await screen.findByRole('status')).toHaveTextContent('Oak Avenue · Active · same MLS number')
  expect(screen.getByRole('link', { name: 'Oak Avenue' })).toHaveAttribute('href', '/agent/deal/oak')
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    mls_number: '170612345',
    street: '12 Oak Ave',
    except: 'maple',
  })
})

it('requires nothing while only a name is known, and says nothing where nothing is found', async () => {
  const { requests } = renderScreen(
    <>
      <SameProperty street="Sarah Miller" />
      <SameProperty street="12 Oak Ave" />
    </>,
    { path: '/', answers: { 'GET /deals/same_property/': () => ({ results: [] }) } },
  )
  await expect.poll(() => requests.map(({ query }) => query.get('street'))).toEqual(['12 Oak Ave'])
  expect(screen.queryByRole('status')).toBeNull()
})

it('warns while an address is typed, before it saved', async () => {
  renderScreen(<AddressModal deal={deal} onClose={() => undefined} />, {
    path: '/',
    answers: {
      'GET /deals/same_property/': ({ query }) => (query.get('street') === '12 Oak Ave' ? oak : { results: [] }),
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Street' }), '12 Oak Ave')
  expect(await screen.findByText('You already have a deal for this property:')).toBeVisible()
})

import { expect, it } from 'vitest'
import { findBilling } from './billing.ts'

it('without any setup, the entry explains itself', async () => {
  const unset = { stripeSecretKey: undefined, stripeApiUrl: undefined, billingUrl: undefined, webUrl: '' }
  const account = { id: 'a1', name: 'North', email: 'owner@north.test', customer: 'cus_1' }
  expect((await findBilling(account, unset)).billing).toEqual({
    kind: 'none',
    url: null,
    note: 'Online billing isn’t set up for this account. Ask us for an invoice or a change, and we’ll help.',
  })
})

it('without a payment provider, it is the configured page', async () => {
  const billingUrl = 'https://billing.example.com/'
  const set = { stripeSecretKey: undefined, stripeApiUrl: undefined, billingUrl, webUrl: '' }
  const account = { id: 'a1', name: 'North', email: 'owner@north.test', customer: null }
  expect((await findBilling(account, set)).billing).toMatchObject({ kind: 'link', url: billingUrl })
})

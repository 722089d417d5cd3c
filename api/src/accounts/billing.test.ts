import { expect, it } from 'vitest'
import { findBilling } from './billing.ts'

it('where nothing is set up, the entry explains itself', async () => {
  const unset = { stripeSecretKey: undefined, stripeApiUrl: undefined, billingUrl: undefined, webUrl: '' }
  expect(await findBilling('cus_1', unset)).toEqual({
    kind: 'none',
    url: null,
    note: 'Online billing is not set up for this account. Write a ticket of the type Billing and we help.',
  })
})

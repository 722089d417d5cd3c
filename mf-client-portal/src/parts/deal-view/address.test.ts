import { expect, it } from 'vitest'
import { addressBelowName, addressLine } from './address.ts'

it('leaves out the missing parts of an address', () => {
  expect(addressLine({ street: '402 Maple Street', city: 'Hartford', state: 'CT', zip: '06103' })).toBe(
    '402 Maple Street, Hartford, CT 06103',
  )
  expect(addressLine({ city: 'Hartford' })).toBe('Hartford')
  expect(addressLine({})).toBe('')
})

it('does not repeat the name of the deal', () => {
  const address = { street: '402 Maple Street', city: 'Hartford', state: 'CT', zip: '06103' }
  expect(addressBelowName({ name: '402 Maple Street', address })).toBe('Hartford, CT 06103')
  expect(addressBelowName({ name: 'The Hendersons', address })).toBe('402 Maple Street, Hartford, CT 06103')
  expect(addressBelowName({ name: '402 Maple Street', address: { street: '402 Maple Street' } })).toBe('')
})

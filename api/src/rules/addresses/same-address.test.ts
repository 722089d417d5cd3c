import { expect, it } from 'vitest'
import { isSameAddress } from './same-address.ts'

const maple = { street: '402 Maple Street', unit: '3', city: 'Hartford', zip: '06103' }

it.each([
  [{ ...maple }, true],
  [{ ...maple, street: '402 maple st.' }, true],
  [{ ...maple, unit: 'Apt 3' }, true],
  [{ ...maple, unit: '#3' }, true],
  [{ ...maple, street: '402 Maple St, Unit 3', unit: '' }, true],
  [{ ...maple, street: '402 Maple Street #3', unit: null }, true],
  [{ ...maple, zip: '06103-1411' }, true],
  [{ ...maple, zip: '' }, true],
  [{ ...maple, zip: '', city: 'HARTFORD' }, true],
  [{ street: '402 Maple Street', unit: '3' }, true],
  [{ ...maple, unit: '4' }, false],
  [{ ...maple, unit: '' }, false],
  [{ ...maple, street: '403 Maple Street' }, false],
  [{ ...maple, street: '402 Maple Avenue' }, false],
  [{ ...maple, zip: '06105' }, false],
  [{ ...maple, zip: '', city: 'New Haven' }, false],
  [{ ...maple, street: '' }, false],
])('402 Maple Street #3, Hartford 06103 and %j: %s', (other, expected) => {
  expect(isSameAddress(maple, other)).toBe(expected)
  expect(isSameAddress(other, maple)).toBe(expected)
})

it.each([
  ['12 North Oak Avenue', '12 N. Oak Ave'],
  ['1 Saint Mary’s Road', "1 St Mary's Rd"],
  ['5 Peña Ct', '5 pena court'],
])('%s and %s are the same', (street, other) => {
  expect(isSameAddress({ street }, { street: other })).toBe(true)
})

it('no street is the same as none', () => {
  expect(isSameAddress({ zip: '06103' }, { zip: '06103' })).toBe(false)
})

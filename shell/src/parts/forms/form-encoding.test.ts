import { expect, it } from 'vitest'
import { formEncoded } from './form-encoding.ts'

it('nests with brackets and omits null', () => {
  const body = { person: { first_name: 'Maya', phone_number: null }, name: 'Ellison & Partners', promotion_code: '' }
  expect([...new URLSearchParams(formEncoded(body))]).toEqual([
    ['person[first_name]', 'Maya'],
    ['name', 'Ellison & Partners'],
    ['promotion_code', ''],
  ])
})

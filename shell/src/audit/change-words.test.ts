import { expect, it } from 'vitest'
import { fieldWords, valueWords } from './change-words.ts'

it('names a field as a person would', () => {
  expect(fieldWords('dates.closing')).toBe('Dates, closing')
  expect(fieldWords('list_price')).toBe('List price')
})

it.each([
  ['list_price', 51_200_000, '$512,000'],
  ['priority', 2, '2'],
  ['name', null, 'nothing'],
  ['labels', [], 'nothing'],
  ['labels', ['a', 'b'], 'a, b'],
  ['client_visible', true, 'yes'],
  ['parties', [{ contact: 'c1', role: 'buyer' }], 'contact c1, role buyer'],
])('tells the value of %s: %j', (field, value, words) => {
  expect(valueWords(field, value)).toBe(words)
})

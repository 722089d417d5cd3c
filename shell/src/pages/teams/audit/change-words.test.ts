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
  ['completed_at', '2024-11-20T20:30:00.000Z', 'Nov 21, 2024 05:30'],
  ['parties', [{ contact: 'c1', role: 'buyer' }], 'contact c1, role buyer'],
])('tells the value of %s: %j', (field, value, words) => {
  expect(valueWords(field, value, 'Asia/Tokyo')).toBe(words)
})

import { expect, it } from 'vitest'
import { fieldLabel, valueLabel } from './change-labels.ts'

it('turns the name of a field into a label', () => {
  expect(fieldLabel('dates.closing')).toBe('Dates, closing')
  expect(fieldLabel('list_price')).toBe('List price')
})

it.each([
  ['list_price', 51_200_000, '$512,000'],
  ['priority', 2, '2'],
  ['name', null, 'empty'],
  ['labels', [], 'empty'],
  ['labels', ['a', 'b'], 'a, b'],
  ['client_visible', true, 'yes'],
  ['completed_at', '2024-11-20T20:30:00.000Z', 'Nov 21, 2024, 5:30 AM'],
  ['parties', [{ contact: 'c1', role: 'buyer' }], 'contact c1, role buyer'],
])('formats the value of %s: %j', (field, value, words) => {
  expect(valueLabel(field, value, 'Asia/Tokyo')).toBe(words)
})

it.each([
  ['deal', 'status', 3, 'Under Contract'],
  ['contact', 'status', 3, 'Qualified'],
  ['ticket', 'status', 3, 'Solved'],
  ['task', 'kind', 'key_date', 'Key date'],
  ['deal', 'tasks.6560a1f2c3d4e5f60718cc01.progress', 'NOT_STARTED', 'Not started'],
  ['deal', 'parties', [{ contact: 'c1', role: 'other_agent' }], 'contact c1, role Other agent'],
  ['phase', 'required_fields', ['sale_price', 'dates.actual_close'], 'Sale price, Closed on'],
  [
    'task',
    'due_rule',
    { anchor: 'earnest_due', unit: 'business' },
    'anchor Earnest money deadline, unit business days',
  ],
  ['deal', 'list_price', 3, '$0.03'],
  ['deal', 'status', 99, '99'],
])('shows the labels of codes of a %s: %s %j', (entity, field, value, words) => {
  expect(valueLabel(field, value, 'Asia/Tokyo', entity)).toBe(words)
})

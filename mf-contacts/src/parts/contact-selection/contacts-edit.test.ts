import { expect, test } from 'vitest'
import { contactsEditOf, NOTHING_CHANGED } from './contacts-edit.ts'

test('only chosen fields are sent', () => {
  expect(contactsEditOf({ ...NOTHING_CHANGED, temperature: '0', follow_up: 'none', add_label: 'l1' })).toEqual({
    change: { temperature: 0, next_follow_up: null, add_labels: ['l1'] },
  })
  expect(contactsEditOf({ ...NOTHING_CHANGED, status: '6', lost_reason: ' Moved away ' })).toEqual({
    change: { status: 6, lost_reason: 'Moved away' },
  })
})

test('a reason that is left over is not sent with another status', () => {
  expect(contactsEditOf({ ...NOTHING_CHANGED, status: '2', lost_reason: 'Moved away' })).toEqual({
    change: { status: 2 },
  })
})

test('what is missing is named at its field', () => {
  const problemsOf = (fields: object) => contactsEditOf({ ...NOTHING_CHANGED, ...fields })
  expect(problemsOf({})).toEqual({ problems: [['root', 'Choose what to change']] })
  expect(problemsOf({ status: '6' })).toEqual({ problems: [['lost_reason', 'Enter why they’re lost']] })
  expect(problemsOf({ follow_up: 'day' })).toEqual({ problems: [['follow_up_day', 'Choose a date']] })
  expect(problemsOf({ add_label: 'l1', remove_label: 'l1' })).toHaveProperty('problems.0.0', 'remove_label')
})

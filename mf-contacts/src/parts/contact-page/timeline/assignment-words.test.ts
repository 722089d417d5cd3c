import type { TimelineAssignment } from 'openapi'
import { expect, it } from 'vitest'
import { assignmentWords } from './assignment-words.ts'

const assignment: TimelineAssignment = { rule: 'Downtown', way: 'rotation', people: ['Maya Chen'], skipped: [] }

it.each<[Partial<TimelineAssignment>, string[]]>([
  [{}, ['Assigned to Maya Chen in rotation by the rule Downtown']],
  [{ way: 'person' }, ['Assigned to Maya Chen by the rule Downtown']],
  [{ way: 'claim', people: ['Maya Chen', 'Ben Ortiz'] }, ['Offered to Maya Chen and Ben Ortiz by the rule Downtown']],
  [{ way: 'pond', people: [] }, ['Put in the pond by the rule Downtown']],
  [{ way: null, rule: '' }, ['No rule applied, so it went to Maya Chen']],
  [
    {
      skipped: [
        { rule: 'Downtown', person: 'Ben Ortiz', reason: 'away' },
        { rule: 'Downtown', person: '', reason: 'cap' },
      ],
    },
    [
      'Assigned to Maya Chen in rotation by the rule Downtown',
      'Skipped: Ben Ortiz (away), Someone (at the daily limit)',
    ],
  ],
])('%j', (fields, words) => {
  expect(assignmentWords({ ...assignment, ...fields })).toEqual(words)
})

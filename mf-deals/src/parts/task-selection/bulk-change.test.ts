import { Priority } from 'openapi/codes'
import { expect, it } from 'vitest'
import { type BulkDraft, bulkChangeOf, NO_ONE, NOTHING_CHANGED } from './bulk-change.ts'

const read = (changes: Partial<BulkDraft>) => bulkChangeOf({ ...NOTHING_CHANGED, ...changes })

it.each<[Partial<BulkDraft>, object]>([
  [
    { assignee: 'maria', priority: Priority.High },
    { assignee: 'maria', priority: Priority.High },
  ],
  [{ assignee: NO_ONE }, { assignee: null }],
  [{ due: 'day', day: '2030-01-07' }, { due_date: '2030-01-07' }],
  [{ due: 'none', day: '2030-01-07' }, { due_date: null }],
  [{ due: 'shift', shift: '-3' }, { shift_days: -3 }],
  [
    { waiting_on: 'client', outcome: 'complete' },
    { waiting_on: 'client', complete: true },
  ],
  [{ outcome: 'not_applicable', reason: ' No tank ' }, { not_applicable: 'No tank' }],
])('%j becomes %j', (draft, change) => expect(read(draft)).toEqual({ change }))

it.each<[Partial<BulkDraft>, string]>([
  [{}, 'form'],
  [{ due: 'day' }, 'day'],
  [{ due: 'shift', shift: '0' }, 'shift'],
  [{ due: 'shift', shift: '1.5' }, 'shift'],
  [{ due: 'shift', shift: '400' }, 'shift'],
  [{ outcome: 'not_applicable', reason: ' ' }, 'reason'],
])('%j lacks %s', (draft, field) => expect(read(draft)).toEqual({ problems: { [field]: expect.any(String) } }))

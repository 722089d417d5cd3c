import type { DateMove, Rescheduling } from 'openapi'
import { expect, it } from 'vitest'
import { previewChanges } from './preview-changes.ts'

const move = (id: string, to: string): DateMove => ({
  kind: 'task',
  id,
  title: id,
  from: '2026-12-01',
  to,
  reason: '',
  float_days: null,
  contractual: false,
})
const risk = { level: 'sunny' as const, float_days: 4, causes: [] }
const preview = (fields: Partial<Rescheduling>): Rescheduling => ({
  applied: false,
  event: null,
  preview: 'p',
  moved: [],
  kept: [],
  conflicts: [],
  warnings: [],
  to_confirm: [],
  risk: { before: risk, after: risk },
  ...fields,
})

it('describes what changed in a preview date by date', () => {
  const before = preview({
    moved: [move('Closing', '2026-12-19'), move('Walkthrough', '2026-12-18')],
    to_confirm: [move('Disclosure', '2026-12-16')],
  })
  const after = preview({
    moved: [move('Closing', '2026-12-19'), move('Disclosure', '2026-12-15'), move('Wire', '2026-12-18')],
    conflicts: [{ kind: 'task', id: 'Van', title: 'Van', date: '2026-12-14', days_short: 2, reason: '' }],
  })
  expect(previewChanges(before, after, '2026-12-01')).toEqual([
    'Disclosure moves to Dec 15, not Dec 16.',
    'Wire moves too, to Dec 18.',
    'Walkthrough no longer moves.',
    'Van is now out of order.',
  ])
  expect(previewChanges(before, before, '2026-12-01')).toEqual([])
})

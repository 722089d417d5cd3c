/** Records for tests. */
import type { DateExplanation, DateMove, Rescheduling } from 'openapi'

const risk = { level: 'sunny' as const, float_days: 9, causes: [] }

/** A task that moves to a day. */
export const moveOf = (id: string, title: string, to: string): DateMove => ({
  kind: 'task',
  id,
  title,
  from: '2026-12-01',
  to,
  reason: 'Set by hand',
  float_days: null,
  contractual: false,
})

/** The answer of a reschedule; of a dry run without an event. */
export const rescheduling = (moved: DateMove[], event: string | null = null): Rescheduling => ({
  applied: event !== null,
  event,
  preview: 'as shown',
  moved,
  kept: [],
  conflicts: [],
  warnings: [],
  to_confirm: [],
  risk: { before: risk, after: risk },
})

/** The explanation of a deal's date. */
export const explanation = (id: string, reason: string): DateExplanation => ({
  kind: 'task',
  id,
  title: id,
  date: '2026-12-01',
  reason,
  rule: null,
  anchor: null,
  counted: null,
  skipped: [],
  wanted: null,
  held: null,
  set_by: { event: null, at: '2026-10-19T14:20:00.000Z', actor: null, actor_name: null, summary: 'added it' },
})

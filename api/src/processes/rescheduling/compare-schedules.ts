/** The effect of a reschedule: compares two schedules of a deal. Pure. */
import type { DateConflict, DateMove, DateWarning, KeptDate } from 'openapi'
import { DealDateName, dealDateNameLabels, Progress, TaskKind } from 'openapi/codes'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { type Item, named, plainRule } from '#processes/deal-save/cascade.ts'
import type { BusinessCalendar } from '#rules/scheduling/business-calendar.ts'
import { dueReason } from '#rules/scheduling/due-rule.ts'
import { isOvertaken } from '#rules/scheduling/pinned-conflicts.ts'
import type { ItemState, ScheduleState } from './schedule-state.ts'

type Compared = {
  moved: DateMove[]
  kept: KeptDate[]
  conflicts: DateConflict[]
  warnings: DateWarning[]
  to_confirm: DateMove[]
}

/** What moved between the two schedules, what did not, and which dates became too tight. Earliest new date first. */
export function compareSchedules(
  items: readonly Item[],
  before: ScheduleState,
  after: ScheduleState,
  business: BusinessCalendar,
): Compared {
  const closing = { before: before.dates.closing ?? null, after: after.dates.closing ?? null }
  const pairs = items.map((item) => ({ item, was: before.items.get(item.id), is: after.items.get(item.id) }))
  const float = ({ id }: Item) => after.floats.get(id) ?? null
  return {
    moved: [
      ...datesThatMoved(before.dates, after, business),
      ...inOrder(
        pairs.flatMap(({ item, was, is }) =>
          was && is && was.due !== is.due
            ? [moveOf(item, was.due, is.due, { reason: reasonOf(item), float: float(item) })]
            : [],
        ),
      ),
    ],
    kept: [...keptDates(before, after), ...pairs.flatMap(({ item, was, is }) => keptOf(item, was, is))],
    conflicts: pairs.flatMap(({ item, was, is }) => conflictOf(item, was, is, closing)),
    warnings: newWarnings(before, after),
    to_confirm: inOrder(
      pairs.flatMap(({ item, is }) =>
        is?.follows?.hold === 'key_date' && item.due_rule
          ? [
              moveOf(item, is.due, is.follows.wanted, {
                reason: dueReason(plainRule(item.due_rule), is.follows.anchor, business),
                float: float(item),
              }),
            ]
          : [],
      ),
    ),
  }
}

const BY_HAND = 'Set manually'

const reasonOf = (item: Item): string => item.due_reason || BY_HAND

function datesThatMoved(
  before: ScheduleState['dates'],
  { dates, ruled }: ScheduleState,
  business: BusinessCalendar,
): DateMove[] {
  return Object.values(DealDateName).flatMap((name): DateMove[] => {
    const [from, to] = [before[name] ?? null, dates[name] ?? null]
    const rule = ruled.get(name)
    const reason = rule && rule.follows.hold === null ? dueReason(rule.rule, rule.follows.anchor, business) : BY_HAND
    const rest = { reason, float_days: null, contractual: false }
    return from === to ? [] : [{ kind: 'deal', id: name, title: dealDateNameLabels[name], from, to, ...rest }]
  })
}

function newWarnings({ warnings: known }: ScheduleState, { warnings }: ScheduleState): DateWarning[] {
  const texts = new Set(known.map(({ text }) => text))
  return warnings.filter(({ text }) => !texts.has(text))
}

/** Pinned dates of the deal that their rules would move. */
function keptDates(before: ScheduleState, after: ScheduleState): KeptDate[] {
  return [...after.ruled].flatMap(([name, { follows }]): KeptDate[] => {
    const { due: date, wanted, hold } = follows
    if (hold !== 'pinned' || wanted === date || wanted === (before.ruled.get(name)?.follows.wanted ?? null)) return []
    return [{ kind: 'deal', id: name, title: dealDateNameLabels[name], date, wanted, because: hold }]
  })
}

const moveOf = (
  item: Item,
  from: string | null,
  to: string | null,
  { reason, float }: { reason: string; float: number | null },
): DateMove => ({
  ...named(item),
  from,
  to,
  reason,
  float_days: float,
  contractual: item instanceof TaskModel && item.kind === TaskKind.key_date,
})

/** Sorted by new date; items that lose their date come last. */
const inOrder = (moves: DateMove[]): DateMove[] =>
  moves.toSorted((a, b) => {
    const [one, other] = [a.to ?? '9999', b.to ?? '9999']
    return one < other ? -1 : one > other ? 1 : 0
  })

function keptOf(item: Item, was: ItemState | undefined, is: ItemState | undefined): KeptDate[] {
  const { hold, wanted = null } = is?.follows ?? {}
  if (!is || (hold !== 'pinned' && hold !== 'finished')) return []
  const wouldMove = wanted !== is.due && wanted !== (was?.follows?.wanted ?? null)
  return wouldMove ? [{ ...named(item), date: is.due, wanted, because: hold }] : []
}

function conflictOf(
  item: Item,
  was: ItemState | undefined,
  is: ItemState | undefined,
  closing: { before: string | null; after: string | null },
): DateConflict[] {
  if (!is?.due || !item.pinned || item.progress === Progress.COMPLETE) return []
  const { due: date, shortage } = is
  // Only new or worse shortages are reported.
  if (shortage && shortage.days > (was?.shortage?.days ?? 0)) {
    return [{ ...named(item), date, days_short: shortage.days, reason: shortage.reason }]
  }
  if (shortage || !isOvertaken(date, closing)) return []
  return [{ ...named(item), date, days_short: 1, reason: 'After the closing' }]
}

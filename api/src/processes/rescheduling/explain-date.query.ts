/** Explains a date of a deal: its rule, what keeps it from moving, and who set it. */
import type { DateAnchor, DateExplanation, DateSetting } from 'openapi'
import { DueAnchor, dueAnchorLabels } from 'openapi/codes'
import type { AccountCalendar } from '#entities/accounts/account-calendar.ts'
import { actorName } from '#entities/actors/actor-names.query.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId } from '#platform/reads/find.ts'
import type { Recorded } from '#platform/records/record.ts'
import { presentLastEvent } from '#processes/deal-history/deal-event.presenter.ts'
import { named, type Item, plainRule, scheduled, titleOf } from '#processes/deal-save/cascade.ts'
import { type Course, readCalendar, readCourse } from '#processes/deal-save/course.query.ts'
import { plainDateRule, ruledDates } from '#processes/deal-save/follow-dates.ts'
import { countFrom, type DueRule, dueReason, skippedHolidays } from '#rules/scheduling/due-rule.ts'
import { dueRuleOf } from '#rules/scheduling/schedule-dates.ts'
import type { Due } from '#rules/scheduling/schedule.ts'

type DateName = Exclude<DueAnchor, 'task' | 'milestone' | 'applied_at'>

/**
 * Explains a date of the deal by its name, or a task's or milestone's date by the item's id.
 * @throws 404 if the deal has no such item
 */
export async function explainDate(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  of: string,
): Promise<DateExplanation> {
  if (!isId(of)) return explainDealDate(change, viewer, deal, of as DateName)
  const course = await readCourse(change, deal)
  const item = [...course.tasks, ...course.milestones].find(({ id }) => id === of)
  if (!item) throw notFound()
  const follows = scheduled(deal, course, course.calendar).get(item.id)
  return {
    ...named(item),
    date: item.due_date ?? null,
    ...counting(item, follows, course),
    set_by: await settingOf(change, viewer, deal, item),
  }
}

async function explainDealDate(change: Change, viewer: Viewer, deal: DealDocument, name: DateName) {
  const told = await lastEvent(change, viewer, deal, { 'diff.path': { $in: [`dates.${name}`, 'dates', 'date_rules'] } })
  return {
    kind: 'deal' as const,
    id: name,
    title: dueAnchorLabels[name],
    date: deal.dates[name] ?? null,
    ...countingOfDate(deal, name, await readCalendar(change, deal)),
    set_by: told ?? { event: null, ...(await added(change, deal)) },
  }
}

/** The day count that leads to a date of the deal, or would if it were not pinned. */
function countingOfDate(deal: DealDocument, name: DateName, calendar: AccountCalendar) {
  const stored = deal.date_rules.find(({ date }) => date === name)
  const follows = ruledDates(deal, calendar).get(name)
  if (!stored || !follows) {
    const reason = deal.dates[name] ? 'Set manually; other dates follow it' : 'Not set yet'
    return { reason, rule: null, anchor: null, counted: null, skipped: [], wanted: null, held: null }
  }
  const rule = dueRuleOf(plainDateRule(stored))
  const { day } = follows.anchor
  const count = day === null ? null : countFrom(rule, day, calendar.business)
  return {
    reason: follows.hold === 'pinned' ? BY_HAND : dueReason(rule, follows.anchor, calendar.business),
    rule,
    anchor: anchorOf(rule, day, []),
    counted: count?.counted ?? null,
    skipped: day !== null && count ? skippedHolidays(rule, day, count.counted, calendar.business) : [],
    wanted: follows.wanted,
    held: follows.hold,
  }
}

const BY_HAND = 'Set manually'

/** The day count that leads to the date, or would if the date were not fixed. */
function counting(item: Item, follows: Due | undefined, { tasks, milestones, calendar: { business } }: Course) {
  const without = { rule: null, anchor: null, counted: null, skipped: [], wanted: null }
  const held = item.completed_at ? ('finished' as const) : item.pinned ? ('pinned' as const) : null
  const byHand = item.due_date ? BY_HAND : 'Not set yet'
  if (!follows || !item.due_rule) return { ...without, reason: item.due_reason || byHand, held }
  const rule = plainRule(item.due_rule)
  const { day } = follows.anchor
  const count = day === null ? null : countFrom(rule, day, business)
  const ruled = dueReason(rule, follows.anchor, business)
  return {
    reason: item.pinned && !item.due_reason ? BY_HAND : item.due_reason || ruled,
    rule,
    anchor: anchorOf(rule, day, [...tasks, ...milestones]),
    counted: count?.counted ?? null,
    skipped: day !== null && count ? skippedHolidays(rule, day, count.counted, business) : [],
    wanted: follows.wanted,
    held: follows.hold,
  }
}

function anchorOf({ anchor, item: id }: DueRule, date: string | null, items: readonly Item[]): DateAnchor {
  if (anchor === DueAnchor.applied_at) return { kind: anchor, id: null, title: dueAnchorLabels[anchor], date }
  if (anchor !== DueAnchor.task && anchor !== DueAnchor.milestone) {
    return { kind: 'deal', id: anchor, title: dueAnchorLabels[anchor], date }
  }
  const other = items.find((one) => one.id === id)
  return { kind: anchor, id, title: other ? titleOf(other) : '', date }
}

/** The last event that set the item's date: a change of the item itself, or of something that it follows. */
async function settingOf(change: Change, viewer: Viewer, deal: DealDocument, item: Item): Promise<DateSetting> {
  const own = { entity_id: item._id, 'diff.path': { $in: ['due_date', 'due_rule', 'pinned'] } }
  const along = { 'diff.path': { $in: ['tasks', 'milestones'].map((group) => `${group}.${item.id}.due_date`) } }
  const told = await lastEvent(change, viewer, deal, { $or: [own, along] })
  return told ?? { event: null, ...(await added(change, item)) }
}

const added = async ({ session }: Change, { created_at, created_by }: Pick<Recorded, 'created_at' | 'created_by'>) => ({
  at: created_at.toISOString(),
  actor: created_by ? String(created_by) : null,
  actor_name: (await actorName(created_by, session)) ?? null,
  summary: 'added it',
})

async function lastEvent(
  { session }: Change,
  viewer: Viewer,
  { _id: stream }: DealDocument,
  filter: object,
): Promise<DateSetting | null> {
  const told = await presentLastEvent(viewer, { $and: [{ stream }, filter] }, session)
  if (!told) return null
  const { id, at, actor, actor_name, summary } = told
  return { event: id, at, actor, actor_name, summary }
}

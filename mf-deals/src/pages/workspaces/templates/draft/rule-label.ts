/** Labels of due rules in templates: "3 business days after the acceptance". */
import type { TemplateDueRule } from 'openapi'
import { DayRoll, DayUnit, dayUnitLabels, DueAnchor, dueAnchorLabels } from 'openapi/codes'
import { formatTimeOfDay } from 'ui-kit/time-of-day'

/** Anchors whose label is not a day by itself. */
const DEADLINES: ReadonlySet<DueAnchor> = new Set([DueAnchor.financing, DueAnchor.title])

/** The anchor of a rule. `titleOf` gives the titles of the template's tasks and milestones by key. */
function anchorLabel({ anchor, item }: TemplateDueRule, titleOf: (key: string) => string): string {
  if (anchor === DueAnchor.applied_at) return 'the template is applied'
  if (anchor !== DueAnchor.task && anchor !== DueAnchor.milestone) {
    const label = dueAnchorLabels[anchor].toLowerCase()
    return `the ${DEADLINES.has(anchor) ? `${label} date` : label}`
  }
  return item ? `“${titleOf(item)}”` : `a ${anchor} that is yet to be chosen`
}

/** The label of a rule; "No date" without one. */
export function ruleLabel(rule: TemplateDueRule | null, titleOf: (key: string) => string): string {
  if (!rule) return 'No date'
  const { offset, roll, business_up_to: most = null, time = null } = rule
  const anchor = anchorLabel(rule, titleOf)
  const isShort = rule.unit === DayUnit.calendar && most !== null && Math.abs(offset) <= most
  const days = dayUnitLabels[isShort ? DayUnit.business : rule.unit]
  const count = `${Math.abs(offset)} ${Math.abs(offset) === 1 ? days.replace(/s$/, '') : days}`
  const isMoment = rule.anchor === DueAnchor.applied_at
  const when =
    offset === 0 ? `${isMoment ? 'When' : 'On'} ${anchor}` : `${count} ${offset > 0 ? 'after' : 'before'} ${anchor}`
  const rolled = { none: '', back: ', or the business day before', forward: ', or the next business day' }
  const by = time === null ? '' : `, by ${formatTimeOfDay(time)}`
  return `${when}${roll === DayRoll.none ? '' : rolled[roll]}${by}`
}

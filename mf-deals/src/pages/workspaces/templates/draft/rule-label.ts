/** Labels of due rules in templates: "3 business days after the acceptance". */
import type { TemplateDueRule } from 'openapi'
import { DayRoll, DayUnit, dayUnitLabels, DueAnchor, dueAnchorLabels } from 'openapi/codes'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'

/** The anchor of a rule. `titleOf` gives the titles of the template's tasks and milestones by key. */
function anchorLabel({ anchor, item }: TemplateDueRule, titleOf: (key: string) => string): string {
  if (anchor === DueAnchor.applied_at) return copy.anchorLabel.applied
  if (anchor !== DueAnchor.task && anchor !== DueAnchor.milestone)
    return copy.anchorLabel.the(dueAnchorLabels[anchor].toLowerCase())
  return item ? `“${titleOf(item)}”` : copy.anchorLabel.unknown(anchor)
}

/** The label of a rule; "No date" without one. */
export function ruleLabel(rule: TemplateDueRule | null, titleOf: (key: string) => string): string {
  if (!rule) return copy.ruleLabel.noDate
  const { offset, roll, business_up_to: most = null, time = null } = rule
  const anchor = anchorLabel(rule, titleOf)
  const isShort = rule.unit === DayUnit.calendar && most !== null && Math.abs(offset) <= most
  const days = dayUnitLabels[isShort ? DayUnit.business : rule.unit]
  const count = `${Math.abs(offset)} ${Math.abs(offset) === 1 ? days.replace(/s$/, '') : days}`
  const isMoment = rule.anchor === DueAnchor.applied_at
  const on = isMoment ? copy.ruleLabel.when(anchor) : copy.ruleLabel.on(anchor)
  const away = offset > 0 ? copy.ruleLabel.after(count, anchor) : copy.ruleLabel.before(count, anchor)
  const rolled = {
    none: '',
    back: copy.ruleLabel.back,
    forward: copy.ruleLabel.forward,
    forward_national: copy.ruleLabel.national,
  }
  const by = time === null ? '' : copy.ruleLabel.by(formatTimeOfDay(time))
  return `${offset === 0 ? on : away}${roll === DayRoll.none ? '' : rolled[roll]}${by}`
}

/** An entry of a timeline in words, without who did it. */
import type { TimelineChange, TimelineEntry, TimelineFieldChange, TimelinePlan } from 'openapi'
import {
  callOutcomeLabels,
  contactStatusLabels,
  contactTemperatureLabels,
  enrollmentStopLabels,
  partyRoleLabels,
} from 'openapi/codes'
import { copy } from './copy.ts'

/** "called · Connected · 12 min" */
export function wordsOf(entry: TimelineEntry): string {
  switch (entry.type) {
    case 'activity': {
      const { kind, direction, outcome, minutes } = entry
      const ways = entry.by ? copy.activity : copy.activity.by_itself
      const what = kind === 'meeting' || kind === 'showing' ? copy.activity[kind] : ways[direction ?? 'outgoing'][kind]
      const facts = [outcome && callOutcomeLabels[outcome], minutes !== null && copy.minutes(minutes)]
      return [what, ...facts.filter(Boolean)].join(' · ')
    }
    case 'inquiry':
      return entry.made_contact ? copy.cameFrom(entry.source) : copy.asked(entry.source)
    case 'note':
      return copy.wroteNote
    case 'file':
      return copy.addedFile
    case 'task':
      return copy.finished(entry.title)
    case 'plan':
      return planWords(entry)
    case 'deal':
      return copy.joined(partyRoleLabels[entry.role])
    case 'milestone':
      return copy.milestone(entry.name)
    case 'portal':
      return copy.visited
    case 'change':
      if (entry.op === 'claim') return copy.claimed
      return entry.changes.length > 0 ? entry.changes.map(changeWords).join(', ') : wholeWords(entry)
  }
}

/** "Plan New buyer lead ended: They replied" */
function planWords({ plan, what, by, mail_state: state, stop_reason: reason }: TimelinePlan): string {
  if (what === 'started' && by) return copy.plan.startedBy(plan)
  if (what === 'email') return copy.plan.email[state ?? 'queued'](plan)
  if (what === 'stopped') return copy.plan.stopped(plan, reason ? enrollmentStopLabels[reason] : '')
  return copy.plan[what](plan)
}

const isWhole = (op: string): op is keyof typeof copy.whole => op in copy.whole

/** "merged Annie Lee into this contact" */
function wholeWords({ op, merge }: TimelineChange): string {
  if (merge?.name) return copy.merge[op === 'unmerge' ? op : 'merge'](merge.name)
  return isWhole(op) ? copy.whole[op] : copy.whole.create
}

/** "changed the status from New Lead to Contacted after 4 days" */
function changeWords({ field, from, to, from_name, to_name, days_before: days, reason }: TimelineFieldChange): string {
  const text = (value: typeof from, name: string | null): string => {
    if (field === 'owner') return name ?? copy.someone
    if (value === null) return copy.noValue
    const labels: Readonly<Record<string, string>> = field === 'status' ? contactStatusLabels : contactTemperatureLabels
    return labels[value] ?? copy.noValue
  }
  const words = copy.changed[field](text(from, from_name), text(to, to_name))
  const whole = days ? `${words} ${copy.after(days)}` : words
  return reason ? copy.because(whole, reason) : whole
}

const NAMELESS: ReadonlySet<TimelineEntry['type']> = new Set(['inquiry', 'milestone', 'portal'])

/** Whether a person is named before the words. */
export const isOfPerson = (entry: TimelineEntry): boolean =>
  !NAMELESS.has(entry.type) && !((entry.type === 'plan' || entry.type === 'activity') && entry.by === null)

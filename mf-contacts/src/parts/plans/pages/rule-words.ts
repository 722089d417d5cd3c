import type { Plan } from 'openapi'
import { contactStatusLabels } from 'openapi/codes'
import { copy } from '../copy.ts'

type NameOf = (id: string) => string | undefined

const inOr = new Intl.ListFormat('en', { type: 'disjunction' })

/** What starts a plan by itself, in a sentence. */
export function startWords({ start_on: starts }: Pick<Plan, 'start_on'>, source: NameOf, label: NameOf): string {
  const { rules } = copy
  const all = [
    ...starts.lead_sources.map((id) => rules.fromSource(source(id) ?? rules.goneSource)),
    ...starts.statuses.map((status) => rules.getsStatus(contactStatusLabels[status])),
    ...starts.labels.map((id) => rules.getsLabel(label(id) ?? copy.words.deletedLabel)),
  ]
  return all.length > 0 ? rules.starts(inOr.format(all)) : rules.byHand
}

/** What ends a plan before its last step, in a sentence; empty if nothing does. */
export function stopWords({ stop_on: stops }: Pick<Plan, 'stop_on'>): string {
  const { rules } = copy
  const statuses = stops.statuses.map((status) => contactStatusLabels[status])
  const all = [
    ...(stops.reply ? [rules.replies] : []),
    ...(stops.call_minutes === null ? [] : [rules.talks(stops.call_minutes)]),
    ...(statuses.length > 0 ? [rules.becomes(inOr.format(statuses))] : []),
  ]
  return all.length > 0 ? rules.stops(inOr.format(all)) : ''
}

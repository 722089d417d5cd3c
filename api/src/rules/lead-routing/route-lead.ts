/** Decides who gets a lead. Pure, so that trying rules decides exactly as using them. */
import type { LeadRuleWay, LeadSkipReason } from 'openapi/codes'
import { type LeadFacts, plainCity } from './lead-facts.ts'
import { isAtWork, isWithin, type Moment, momentIn } from './moment.ts'

export type LeadRule = {
  id: string
  name: string
  is_on: boolean
  sources: readonly string[]
  contact_sources: readonly number[]
  price_from: number | null
  price_to: number | null
  zips: readonly string[]
  cities: readonly string[]
  languages: readonly string[]
  hours: { weekdays: readonly number[]; starts: string; ends: string } | null
  way: LeadRuleWay
  users: readonly string[]
  minutes: number | null
  fallback: string | null
}

/** All that a decision depends on beside the lead. Ids are texts. */
export type Desk = {
  rules: readonly LeadRule[]
  daily_cap: number | null
  skips_off_hours: boolean
  time_zone: string
  /** The active members, with their working hours. */
  members: ReadonlyMap<string, { hours: readonly { weekday: number; starts: string; ends: string }[] | null }>
  absences: readonly { user: string; first_day: string; last_day: string }[]
  /** Who had a turn by a rule, the last one last. */
  turns: ReadonlyMap<string, readonly string[]>
  /** How many leads people got, by `tallyOf`. */
  tallies: ReadonlyMap<string, number>
}

export type Skip = { rule: string; user: string; reason: LeadSkipReason }

export type Decision = {
  /** Null if no rule decides. */
  rule: LeadRule | null
  /** Who gets it, or who may claim it; empty for the pond. */
  users: string[]
  skipped: Skip[]
  day: string
}

/** The key of a person's leads of a day. */
export const tallyOf = (user: string, day: string): string => `${user} ${day}`

/** Who gets a lead that arrives at an instant. The first rule that it meets and that has someone available decides. */
export function routeLead(desk: Desk, lead: LeadFacts, at: Date): Decision {
  const moment = momentIn(desk.time_zone, at)
  const skipped: Skip[] = []
  for (const rule of desk.rules) {
    if (!rule.is_on || !meets(rule, lead, moment)) continue
    if (rule.way === 'pond') return { rule, users: [], skipped, day: moment.day }
    const free: string[] = []
    for (const user of inTurn(rule, desk.turns.get(rule.id) ?? [])) {
      const reason = unavailable(desk, user, moment)
      if (reason) skipped.push({ rule: rule.name, user, reason })
      else free.push(user)
      // Whoever comes after the one who gets it was not skipped.
      if (!reason && rule.way !== 'claim') break
    }
    if (free.length > 0) return { rule, users: free, skipped, day: moment.day }
  }
  return { rule: null, users: [], skipped, day: moment.day }
}

/** The people of a rule, the one whose turn it is first: who never had one, then who had it longest ago. */
function inTurn({ way, users }: LeadRule, had: readonly string[]): readonly string[] {
  if (way !== 'rotation') return users
  return [...users.filter((user) => !had.includes(user)), ...had.filter((user) => users.includes(user))]
}

/** The turns once the user had one. */
export const afterTurn = (had: readonly string[], user: string): string[] => [
  ...had.filter((one) => one !== user),
  user,
]

function unavailable(desk: Desk, user: string, moment: Moment): LeadSkipReason | null {
  const member = desk.members.get(user)
  if (!member) return 'left'
  const { day } = moment
  if (desk.absences.some((one) => one.user === user && one.first_day <= day && day <= one.last_day)) return 'away'
  if (desk.skips_off_hours && !isAtWork(member.hours, moment)) return 'off_hours'
  if (desk.daily_cap !== null && (desk.tallies.get(tallyOf(user, day)) ?? 0) >= desk.daily_cap) return 'cap'
  return null
}

/** Whether the lead meets every condition of the rule. */
export function meets(rule: LeadRule, lead: LeadFacts, moment: Moment): boolean {
  const isAsked = (asked: readonly unknown[]) => asked.length > 0
  const isPlaced =
    (lead.zip !== '' && rule.zips.includes(lead.zip)) ||
    (lead.city !== '' && rule.cities.some((city) => plainCity(city) === lead.city))
  return (
    (!isAsked(rule.sources) || rule.sources.includes(lead.source)) &&
    (!isAsked(rule.contact_sources) || rule.contact_sources.includes(lead.contact_source)) &&
    (rule.price_from === null || (lead.price !== null && lead.price >= rule.price_from)) &&
    (rule.price_to === null || (lead.price !== null && lead.price <= rule.price_to)) &&
    (!isAsked([...rule.zips, ...rule.cities]) || isPlaced) &&
    (!isAsked(rule.languages) || (lead.language !== null && rule.languages.includes(lead.language))) &&
    (rule.hours === null || isWithin(rule.hours, moment))
  )
}

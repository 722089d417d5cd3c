/** Rules as sentences: "Zillow leads from $500,000 in 78704", "in rotation to Ann and Bob". Pure. */
import type { LeadRuleInput } from 'openapi'
import { contactSourceLabels, leadLanguageLabels, LeadRuleWay } from 'openapi/codes'
import { formatMoney } from 'ui-kit/format'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'

export interface Names {
  /** The full name of a team member; empty if unknown. */
  person: (user: string) => string
  source: (id: string) => string | undefined
}

const MOST_NAMED = 4
const WEEK = 7

/** The first few, and how many more there are. */
const few = (words: readonly string[]): string[] =>
  words.length <= MOST_NAMED
    ? [...words]
    : [...words.slice(0, MOST_NAMED - 1), copy.sentence.more(words.length - MOST_NAMED + 1)]

/** Which leads the rule is for. */
export function whichLeads(rule: LeadRuleInput, names: Names): string {
  const { sources = [], contact_sources = [], zips = [], cities = [], languages = [] } = rule
  const from = [
    ...sources.map((id) => names.source(id) ?? copy.sentence.goneSource),
    ...contact_sources.map((code) => contactSourceLabels[code]),
  ]
  const parts = [
    from.length > 0 ? copy.sentence.leads(few(from)) : copy.sentence.every,
    priceIn(rule),
    zips.length + cities.length > 0 && copy.sentence.places(few([...zips, ...cities])),
    languages.length > 0 && copy.sentence.languages(few(languages.map((code) => leadLanguageLabels[code]))),
  ]
  const told = parts.filter(Boolean).join(' ')
  return rule.hours ? `${told}, ${hoursIn(rule.hours)}` : told
}

function priceIn({ price_from: low, price_to: high }: LeadRuleInput): string {
  const [has, hasTop] = [low !== null && low !== undefined, high !== null && high !== undefined]
  if (has && hasTop) return copy.sentence.between(formatMoney(low), formatMoney(high))
  if (has) return copy.sentence.from(formatMoney(low))
  return hasTop ? copy.sentence.to(formatMoney(high)) : ''
}

function hoursIn({ weekdays, starts, ends }: NonNullable<LeadRuleInput['hours']>): string {
  const days =
    weekdays.length === WEEK
      ? copy.sentence.everyDay
      : weekdays
          .toSorted((a, b) => a - b)
          .map((day) => copy.sentence.days[day - 1])
          .join(', ')
  return copy.sentence.hours(days, formatTimeOfDay(starts), formatTimeOfDay(ends))
}

/** Who gets them. */
export function whoGets({ way, users = [], minutes, fallback }: LeadRuleInput, names: Names): string {
  const nameOf = (user: string) => names.person(user) || copy.sentence.formerMember
  const all = few(users.map(nameOf))
  switch (way) {
    case LeadRuleWay.person:
      return copy.sentence.person(all[0] ?? copy.sentence.formerMember)
    case LeadRuleWay.rotation:
      return copy.sentence.rotation(all)
    case LeadRuleWay.claim:
      return copy.sentence.claim(all, minutes ?? 0, fallback ? nameOf(fallback) : copy.sentence.pond)
    case LeadRuleWay.pond:
      return copy.sentence.pond
  }
}

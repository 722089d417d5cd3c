/** A rule as its dialog edits it. Pure. */
import type { LeadRuleInput } from 'openapi'
import { ContactSource, LeadLanguage, LeadRuleWay } from 'openapi/codes'
import { parsePrice } from 'ui-kit/format'
import { copy } from './copy.ts'

export interface RuleDraft {
  name: string
  sources: string[]
  /** Selects have texts. */
  contact_sources: string[]
  price_from: string
  price_to: string
  /** ZIP codes and cities, with commas between them. */
  places: string
  languages: string[]
  has_hours: boolean
  weekdays: number[]
  starts: string
  ends: string
  way: LeadRuleWay
  users: string[]
  minutes: string
  fallback: string
}

export type RuleProblems = { readonly [field in keyof RuleDraft]?: string }

const dollars = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : (cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })

/** What the dialog starts with: the rule, or a new one. */
export const draftOf = (rule: LeadRuleInput | null): RuleDraft => ({
  name: rule?.name ?? '',
  sources: rule?.sources ?? [],
  contact_sources: (rule?.contact_sources ?? []).map(String),
  price_from: dollars(rule?.price_from),
  price_to: dollars(rule?.price_to),
  places: [...(rule?.zips ?? []), ...(rule?.cities ?? [])].join(', '),
  languages: rule?.languages ?? [],
  has_hours: Boolean(rule?.hours),
  weekdays: rule?.hours?.weekdays ?? [1, 2, 3, 4, 5],
  starts: rule?.hours?.starts ?? '09:00',
  ends: rule?.hours?.ends ?? '17:00',
  way: rule?.way ?? LeadRuleWay.rotation,
  users: rule?.users ?? [],
  minutes: String(rule?.minutes ?? 5),
  fallback: rule?.fallback ?? '',
})

const isWhole = (text: string, most: number) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most

const isBelow = (to: number | null | undefined, from: number | null | undefined): boolean =>
  typeof to === 'number' && typeof from === 'number' && to < from

/** What is wrong with the draft, by field. The API has the final say. */
export function problemsIn(draft: RuleDraft): RuleProblems {
  const { way, users } = draft
  const [from, to] = [parsePrice(draft.price_from), parsePrice(draft.price_to)]
  return {
    ...(draft.name.trim() === '' && { name: copy.dialog.nameRequired }),
    ...(from === undefined && { price_from: copy.dialog.priceWrong }),
    ...(to === undefined && { price_to: copy.dialog.priceWrong }),
    ...(isBelow(to, from) && { price_to: copy.dialog.priceLow }),
    ...(draft.has_hours && draft.weekdays.length === 0 && { weekdays: copy.dialog.daysRequired }),
    ...(way === LeadRuleWay.person && users.length === 0 && { users: copy.dialog.personRequired }),
    ...((way === LeadRuleWay.rotation || way === LeadRuleWay.claim) &&
      users.length === 0 && { users: copy.dialog.groupRequired }),
    ...(way === LeadRuleWay.claim && !isWhole(draft.minutes, 1440) && { minutes: copy.dialog.minutesWrong }),
  }
}

/** The rule that the draft describes, in place of the one that it began with. */
export function ruleOf(draft: RuleDraft, before: LeadRuleInput | null): LeadRuleInput {
  const places = draft.places
    .split(/[,;\n]/)
    .map((place) => place.trim())
    .filter(Boolean)
  const isZip = (place: string) => /^\d{5}$/.test(place)
  const { way } = draft
  const isClaim = way === LeadRuleWay.claim
  return {
    ...(before?.id !== undefined && { id: before.id }),
    name: draft.name.trim(),
    is_on: before?.is_on ?? true,
    sources: draft.sources,
    contact_sources: Object.values(ContactSource).filter((code) => draft.contact_sources.includes(String(code))),
    price_from: parsePrice(draft.price_from) ?? null,
    price_to: parsePrice(draft.price_to) ?? null,
    zips: [...new Set(places.filter(isZip))],
    cities: [...new Set(places.filter((place) => !isZip(place)))],
    languages: Object.values(LeadLanguage).filter((code) => draft.languages.includes(code)),
    hours: draft.has_hours ? { weekdays: draft.weekdays, starts: draft.starts, ends: draft.ends } : null,
    way,
    users: usersOf(draft),
    minutes: isClaim ? Number(draft.minutes) : null,
    fallback: isClaim ? draft.fallback || null : null,
  }
}

function usersOf({ way, users }: RuleDraft): string[] {
  if (way === LeadRuleWay.pond) return []
  return way === LeadRuleWay.person ? users.slice(0, 1) : users
}

/** How many leads a day a person gets at most, as typed: null for no limit, undefined for what is no number. */
export function capOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  return isWhole(text.trim(), 1000) ? Number(text) : undefined
}

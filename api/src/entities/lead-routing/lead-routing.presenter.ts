import type { LeadRouting, LeadRule } from 'openapi'
import type { StoredLeadRouting, StoredLeadRule } from './lead-routing.model.ts'

/** What rules decide with. */
export type Routing = Pick<StoredLeadRouting, 'rules' | 'daily_cap' | 'skips_off_hours' | 'version'>

/** An account without rules: the version before the first one that is saved, which is 0. */
export const NO_ROUTING: Routing = { rules: [] as never, daily_cap: null, skips_off_hours: true, version: -1 }

/** The version that readers see: how often the routing was changed. What no one has saved and what was saved once differ. */
export const changesOf = ({ version }: Pick<Routing, 'version'>): number => version + 1

/** The routing as owners and admins read it. */
export const presentRouting = (routing: Routing): LeadRouting => ({
  version: changesOf(routing),
  rules: routing.rules.map(presentRule),
  daily_cap: routing.daily_cap ?? null,
  skips_off_hours: routing.skips_off_hours,
})

/** A rule with ids as texts, and null for what it does not ask. */
export const presentRule = (rule: StoredLeadRule): LeadRule => ({
  id: rule.id,
  name: rule.name,
  is_on: rule.is_on,
  sources: rule.sources.map(String),
  contact_sources: [...rule.contact_sources] as LeadRule['contact_sources'],
  price_from: rule.price_from ?? null,
  price_to: rule.price_to ?? null,
  zips: [...rule.zips],
  cities: [...rule.cities],
  languages: [...rule.languages] as LeadRule['languages'],
  hours: rule.hours
    ? { weekdays: [...rule.hours.weekdays], starts: rule.hours.starts ?? '', ends: rule.hours.ends ?? '' }
    : null,
  way: rule.way,
  users: rule.users.map(String),
  minutes: rule.minutes ?? null,
  fallback: rule.fallback ? String(rule.fallback) : null,
})

import { expect, it } from 'vitest'
import { cityOf, type LeadFacts, zipOf } from './lead-facts.ts'
import { isAtWork, isWithin, momentIn } from './moment.ts'
import { afterTurn, type Desk, type LeadRule, routeLead } from './route-lead.ts'

const LEAD: LeadFacts = {
  source: 's1',
  contact_source: 5,
  price: 60_000_000,
  zip: '78704',
  city: 'austin',
  language: 'es',
}
const RULE: LeadRule = {
  id: 'r1',
  name: 'One',
  is_on: true,
  sources: [],
  contact_sources: [],
  price_from: null,
  price_to: null,
  zips: [],
  cities: [],
  languages: [],
  hours: null,
  way: 'person',
  users: ['ann'],
  minutes: null,
  fallback: null,
}
const everyone = new Map(['ann', 'bob', 'cy'].map((user) => [user, { hours: null }]))
const desk = (rules: Partial<LeadRule>[], changes: Partial<Desk> = {}): Desk => ({
  rules: rules.map((one, at) => ({ ...RULE, id: `r${at}`, ...one })),
  daily_cap: null,
  skips_off_hours: true,
  time_zone: 'America/Chicago',
  members: everyone,
  absences: [],
  turns: new Map(),
  tallies: new Map(),
  ...changes,
})
/** A Thursday, 8:30 AM in Chicago. */
const AT = new Date('2026-11-26T14:30:00Z')
const decide = (rule: Partial<LeadRule>, lead: Partial<LeadFacts> = {}) =>
  routeLead(desk([rule]), { ...LEAD, ...lead }, AT).rule !== null

it.each<[string, Partial<LeadRule>, Partial<LeadFacts>, boolean]>([
  ['no condition', {}, {}, true],
  ['a rule that is off', { is_on: false }, {}, false],
  ['its source', { sources: ['s1', 's2'] }, {}, true],
  ['another source', { sources: ['s2'] }, {}, false],
  ['its contact source', { contact_sources: [5] }, {}, true],
  ['the lowest price', { price_from: 60_000_000 }, {}, true],
  ['a price below', { price_from: 60_000_001 }, {}, false],
  ['the highest price', { price_to: 60_000_000 }, {}, true],
  ['a price above', { price_to: 59_999_999 }, {}, false],
  ['an unknown price', { price_to: 60_000_000 }, { price: null }, false],
  ['its ZIP code', { zips: ['78704'] }, {}, true],
  ['another ZIP code in its city', { zips: ['78701'], cities: ['AUSTIN'] }, {}, true],
  ['another place', { zips: ['78701'], cities: ['Dallas'] }, {}, false],
  ['an unknown place', { cities: ['Austin'] }, { city: '', zip: '' }, false],
  ['its language', { languages: ['es'] }, {}, true],
  ['another language', { languages: ['en'] }, {}, false],
  ['an unknown language', { languages: ['en'] }, { language: null }, false],
  ['a time of the week', { hours: { weekdays: [4], starts: '08:00', ends: '09:00' } }, {}, true],
  ['another time', { hours: { weekdays: [4], starts: '09:00', ends: '10:00' } }, {}, false],
])('%s', (_what, rule, lead, expected) => {
  expect(decide(rule, lead)).toBe(expected)
})

it('a rule whose people are all unavailable leaves the lead to the next one, and says why', () => {
  const rules = [
    { name: 'First', way: 'rotation' as const, users: ['gone', 'bob', 'ann'] },
    { name: 'Second', users: ['cy'] },
  ]
  const absences = [{ user: 'bob', first_day: '2026-11-26', last_day: '2026-11-27' }]
  const decision = routeLead(
    desk(rules, { absences, daily_cap: 2, tallies: new Map([['ann 2026-11-26', 2]]) }),
    LEAD,
    AT,
  )
  expect(decision).toMatchObject({ rule: { name: 'Second' }, users: ['cy'] })
  expect(decision.skipped).toEqual([
    { rule: 'First', user: 'gone', reason: 'left' },
    { rule: 'First', user: 'bob', reason: 'away' },
    { rule: 'First', user: 'ann', reason: 'cap' },
  ])
})

it('someone off hours is skipped, unless the account says otherwise', () => {
  const members = new Map([['ann', { hours: [{ weekday: 4, starts: '09:00', ends: '17:00' }] }]])
  expect(routeLead(desk([{}], { members }), LEAD, AT).skipped).toMatchObject([{ reason: 'off_hours' }])
  expect(routeLead(desk([{}], { members, skips_off_hours: false }), LEAD, AT).users).toEqual(['ann'])
})

it('rotation goes around, and whoever was skipped is next once they are back', () => {
  const group = { way: 'rotation' as const, users: ['ann', 'bob', 'cy'] }
  let had: string[] = []
  const next = (absences: Desk['absences'] = []) => {
    const [user = ''] = routeLead(desk([group], { turns: new Map([['r0', had]]), absences }), LEAD, AT).users
    had = afterTurn(had, user)
    return user
  }
  expect([next(), next(), next(), next()]).toEqual(['ann', 'bob', 'cy', 'ann'])
  const away = [{ user: 'bob', first_day: '2026-11-26', last_day: '2026-11-26' }]
  expect([next(away), next(away), next(), next()]).toEqual(['cy', 'ann', 'bob', 'cy'])
})

it('who may claim are those who are there; the pond asks no one', () => {
  const absences = [{ user: 'bob', first_day: '2026-11-01', last_day: '2026-11-30' }]
  const group = { way: 'claim' as const, users: ['ann', 'bob', 'cy'], minutes: 5 }
  expect(routeLead(desk([group], { absences }), LEAD, AT).users).toEqual(['ann', 'cy'])
  expect(routeLead(desk([{ way: 'pond', users: [] }]), LEAD, AT)).toMatchObject({ rule: { way: 'pond' }, users: [] })
})

it.each([
  [{ address: '402 Maple Street, Hartford, CT 06103' }, '06103', 'hartford'],
  [{ address: '402 Maple Street, Hartford, CT, 06103-1411' }, '06103', 'hartford'],
  [{ address: '12345 Maple Street, St. Louis, MO' }, '', 'st louis'],
  [{ address: '12345 Maple Street' }, '', ''],
  [{ address: '1 A Street, Austin, TX 78704', zip: '78701-1234', city: 'Doña Ana' }, '78701', 'dona ana'],
  [{}, '', ''],
])('the place of %j', (property, zip, city) => {
  expect([zipOf(property), cityOf(property)]).toEqual([zip, city])
})

it('hours may go past midnight, and belong to the day on which they start', () => {
  const friday = { weekdays: [5], starts: '18:00', ends: '02:00' }
  const at = (text: string) => isWithin(friday, momentIn('America/Chicago', new Date(text)))
  expect([at('2026-11-28T00:00:00Z'), at('2026-11-28T07:59:00Z')]).toEqual([true, true])
  expect([at('2026-11-27T23:59:00Z'), at('2026-11-28T08:00:00Z'), at('2026-11-27T07:00:00Z')]).toEqual([
    false,
    false,
    false,
  ])
})

it('without working hours, someone always works', () => {
  const moment = momentIn('America/Chicago', AT)
  expect(moment).toEqual({ day: '2026-11-26', weekday: 4, time: '08:30' })
  expect(isAtWork(null, moment)).toBe(true)
  expect(isAtWork([], moment)).toBe(false)
})

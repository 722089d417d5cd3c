/** The people of the sample data. No one has these addresses and numbers: example.com and 555-01 are kept for examples. */
import type { ContactCreate } from 'openapi'
import { ContactSource, ContactStatus, ContactTemperature, RelationshipKind } from 'openapi/codes'
import { addDays } from '#rules/calendar/days.ts'

/** `contacted` is the instant of a call with them. */
export type Sample = ContactCreate & { contacted?: string }
type Person = Sample & { first_name: string; last_name: string }

/** By what the deals and appointments call them. */
export function samplePeople(today: string, at: Date) {
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS).toISOString()
  return {
    buyer: person('Priya', 'Whitfield', 101, {
      status: ContactStatus.ActiveClient,
      temperature: ContactTemperature.Hot,
      source: ContactSource.ClientReferral,
      contacted: before(1),
      notes: 'Moving from a two-bedroom rental. Wants a yard and a short drive to work.',
    }),
    lender: person('Owen', 'Castellan', 102, {
      company: 'Example Home Loans',
      status: ContactStatus.Contacted,
      source: ContactSource.OtherReferral,
      contacted: before(3),
    }),
    title: person('Grace', 'Holloway', 103, {
      company: 'Example Title & Escrow',
      status: ContactStatus.Contacted,
      source: ContactSource.OtherReferral,
      contacted: before(8),
    }),
    seller: person('Frank', 'Delgado', 104, {
      status: ContactStatus.ActiveClient,
      temperature: ContactTemperature.Hot,
      source: ContactSource.PastClient,
      contacted: before(2),
      notes: 'Downsizing. Prefers a call after 5 p.m.',
    }),
    pastClient: person('Elena', 'Marsh', 105, {
      status: ContactStatus.Closed,
      temperature: ContactTemperature.Warm,
      source: ContactSource.OpenHouse,
      home_anniversary: addDays(today, -20),
      next_follow_up: addDays(today, 10),
      contacted: before(18),
    }),
    hotLead: person('Jordan', 'Pruitt', 106, {
      status: ContactStatus.NewLead,
      temperature: ContactTemperature.Hot,
      source: ContactSource.Zillow,
      next_follow_up: today,
      notes: 'Asked to see the listing on Birch Lane this weekend.',
    }),
    newLead: person('Mia', 'Tran', 107, {
      status: ContactStatus.NewLead,
      source: ContactSource.WebsiteInquiry,
      next_follow_up: addDays(today, 1),
    }),
    warmLead: person('Tomas', 'Reyes', 108, {
      status: ContactStatus.Contacted,
      temperature: ContactTemperature.Warm,
      source: ContactSource.ClientReferral,
      next_follow_up: addDays(today, 3),
      contacted: before(5),
    }),
    coldLead: person('Ruth', 'Ashby', 109, {
      status: ContactStatus.Qualified,
      temperature: ContactTemperature.Cold,
      source: ContactSource.SocialMedia,
      next_follow_up: addDays(today, 14),
      contacted: before(30),
    }),
  }
}

/** Who is related to whom. */
export const sampleRelationships: readonly [SamplePerson, RelationshipKind, SamplePerson][] = [
  ['buyer', RelationshipKind.referred_by, 'pastClient'],
  ['buyer', RelationshipKind.lender, 'lender'],
  ['warmLead', RelationshipKind.referred_by, 'pastClient'],
]

export type SamplePerson = keyof ReturnType<typeof samplePeople>

const DAY_MS = 24 * 60 * 60 * 1000

const person = (first_name: string, last_name: string, number: number, fields: Sample): Person => ({
  ...fields,
  first_name,
  last_name,
  emails: [`${first_name}.${last_name}@example.com`.toLowerCase()],
  phones: [`(555) 555-0${number}`],
})

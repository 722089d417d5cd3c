/** The deals of the sample data, with dates around today. */
import type { AppointmentCreate, DealClose, DealCreate, PartyRole, TaskCreate } from 'openapi'
import {
  AppointmentKind,
  ContactSource,
  DealStatus,
  PhaseKind,
  Priority,
  Representation,
  TaskKind,
} from 'openapi/codes'
import { addDays } from '#rules/calendar/days.ts'
import { weekdayOf } from '#rules/scheduling/business-calendar.ts'
import type { SamplePerson } from './sample-people.ts'

export type SampleDeal = {
  fields: Omit<DealCreate, 'workspace'>
  phase: PhaseKind
  /** The first is the one whom the deal is shared with. */
  people: readonly (readonly [SamplePerson, PartyRole])[]
  hasTemplate: boolean
  /** Beside those of the template. */
  tasks: readonly Omit<TaskCreate, 'deal'>[]
  notes: readonly string[]
  appointments: readonly Omit<AppointmentCreate, 'deal'>[]
  isShared?: boolean
  close?: DealClose
}

/** The sample deals as of a day: one under contract, one in preparation, one closed. */
export function sampleDeals(today: string): SampleDeal[] {
  const day = (days: number) => workdayFrom(today, days)
  return [underContract(day), inPreparation(day), closed(day)]
}

/** An appointment with a lead, about no deal. */
export const sampleConsultation = (today: string): AppointmentCreate => ({
  title: 'Buyer consultation',
  kind: AppointmentKind.meeting,
  date: workdayFrom(today, 2),
  starts: '16:00',
  ends: '16:45',
  place: 'Sample Street Coffee',
})

type DayFrom = (days: number) => string

/** So many days from today, moved off the weekend. What is due or late today stays so on any day. */
function workdayFrom(today: string, days: number): string {
  const day = addDays(today, days)
  const fromMonday = weekdayOf(day)
  return days === 0 || days === -1 || fromMonday < SATURDAY ? day : addDays(day, 7 - fromMonday)
}

const SATURDAY = 5
const SUNDAY = 6

/** The first Sunday from the day on. */
const sundayFrom = (day: string): string => addDays(day, SUNDAY - weekdayOf(day))

const CITY = 'Maple Hollow'

const underContract = (day: DayFrom): SampleDeal => ({
  fields: {
    name: '12 Lantern Court',
    representation: Representation.Buyer,
    status: DealStatus.UnderContract,
    address: { street: '12 Lantern Court', city: CITY },
    list_price: 429_000_00,
    sale_price: 424_500_00,
    earnest_money: 8_500_00,
    source: ContactSource.ClientReferral,
    priority: Priority.High,
    dates: {
      offer: day(-16),
      acceptance: day(-14),
      inspection: day(-4),
      appraisal: day(4),
      financing: day(9),
      walkthrough: day(11),
      // Within the two weeks of "closing soon" on any day of the week.
      closing: day(12),
    },
    commission: { rate_bp: 250 },
  },
  phase: PhaseKind.Contract,
  people: [
    ['buyer', 'buyer'],
    ['lender', 'lender'],
    ['title', 'title'],
  ],
  hasTemplate: true,
  tasks: [
    { title: 'Send the repair request to the listing agent', due_date: day(-1), priority: Priority.High },
    { title: 'Confirm the appraisal appointment', due_date: day(0), kind: TaskKind.call },
    { title: 'Ask the lender what’s still missing', due_date: day(0) },
    { title: 'Remind Priya to line up movers', due_date: day(3) },
  ],
  notes: [
    'The inspection found an old water heater and a loose deck rail. Priya wants both repaired before closing.',
    'The lender has the pay stubs. They still need the insurance quote.',
  ],
  appointments: [
    {
      title: 'Appraisal',
      kind: AppointmentKind.other,
      date: day(4),
      starts: '10:00',
      ends: '11:00',
      place: '12 Lantern Court',
    },
  ],
  isShared: true,
})

const inPreparation = (day: DayFrom): SampleDeal => ({
  fields: {
    name: '48 Birch Lane',
    headline: 'Going live next week',
    representation: Representation.Seller,
    status: DealStatus.PreContract,
    address: { street: '48 Birch Lane', city: CITY },
    list_price: 615_000_00,
    source: ContactSource.PastClient,
    dates: { listing: day(6), listing_expiration: day(186) },
    commission: { rate_bp: 275 },
  },
  phase: PhaseKind.Open,
  people: [['seller', 'seller']],
  hasTemplate: true,
  tasks: [{ title: 'Pick the listing photos with Frank', due_date: day(3) }],
  notes: ['Frank repaints the hallway before the photographer comes. Keys are in the office.'],
  appointments: [
    {
      title: 'Listing photos',
      kind: AppointmentKind.other,
      date: day(1),
      starts: '09:30',
      ends: '11:00',
      place: '48 Birch Lane',
    },
    {
      title: 'Open house',
      kind: AppointmentKind.open_house,
      date: sundayFrom(day(6)),
      starts: '13:00',
      ends: '15:00',
      place: '48 Birch Lane',
    },
  ],
})

const closed = (day: DayFrom): SampleDeal => ({
  fields: {
    name: '7 Fable Street',
    representation: Representation.Buyer,
    status: DealStatus.UnderContract,
    address: { street: '7 Fable Street', city: CITY },
    list_price: 389_000_00,
    sale_price: 385_000_00,
    source: ContactSource.OpenHouse,
    dates: { offer: day(-62), acceptance: day(-60), closing: day(-20) },
    commission: { rate_bp: 250 },
  },
  phase: PhaseKind.Contract,
  people: [['pastClient', 'buyer']],
  hasTemplate: false,
  tasks: [],
  notes: ['Elena loves the kitchen. Ask for a review in the spring.'],
  appointments: [],
  close: { sale_price: 385_000_00, actual_close: day(-20) },
})

/** How the standard contract forms of some states count their periods, and what they have that others don’t. */
import { days, keyDate, task } from '#entities/templates/starters/starter-template.ts'
import { CALENDAR_DAYS, type Counting, type Pack, type PackStep } from './rule-pack.ts'

const pack = ({
  general,
  money = general,
  step = null,
  ...rest
}: Omit<Pack, 'periods' | 'step'> & { general: Counting; money?: Counting; step?: PackStep | null }): Pack => ({
  ...rest,
  periods: { general, money },
  step,
})

const TREC = 'TREC One to Four Family Residential Contract, paragraphs 5 and 23'
const texan = { ...CALENDAR_DAYS, time: '17:00', source: TREC }

/** The parties agree on them. A week is common. */
const OPTION_DAYS = 7

/** TREC paragraph 5B: for a fee, the buyer may end the contract for any reason. The parties agree on the days. */
const OPTION_PERIOD: PackStep = {
  key: 'option_period',
  name: 'Option period',
  client_text: 'Until the option period ends, the buyer can end the contract for any reason.',
  left_out_by: [],
  tasks: [
    task('option_fee', 'Option fee delivered to the title company', days('acceptance', 3), { ...keyDate, priority: 3 }),
    task('option_ends', 'Option period ends', days('acceptance', OPTION_DAYS), {
      ...keyDate,
      priority: 3,
      client_visible: true,
    }),
  ],
  isLaw: false,
  needs: 'inspection',
  // After the option period, what an inspection finds no longer lets the buyer go.
  within: OPTION_DAYS,
}

const TEXAS = pack({
  key: 'texas',
  name: 'Texas (TREC forms)',
  state: 'TX',
  summary:
    'Periods count in calendar days from the day after the effective date. They can end on weekends and holidays; only the earnest money and option fee deadlines roll to the next business day. The option period ends at 5:00 PM, and the other periods show that time too, to be safe. A sale gets an option period of seven days: change it to what your contract says.',
  sources: [
    { title: 'Texas Real Estate Commission, contract forms', url: 'https://www.trec.texas.gov/forms' },
    {
      title: 'Texas REALTORS, how to meet the earnest money deadline',
      url: 'https://www.texasrealestate.com/members/communications/texas-realtor-magazine/issues/june-2018/how-to-meet-the-new-earnest-money-deadline/',
    },
  ],
  checked_on: '2026-11-23',
  general: texan,
  money: { ...texan, roll: 'forward' },
  step: OPTION_PERIOD,
})

const FLORIDA = pack({
  key: 'florida',
  name: 'Florida (FAR/BAR forms)',
  state: 'FL',
  summary:
    'Periods count in calendar days. A period that ends on a Saturday, Sunday or national holiday extends to 5:00 PM on the next business day.',
  sources: [
    { title: 'Florida REALTORS, FAR/BAR contract, Standard F', url: 'https://www.floridarealtors.org/law-ethics' },
  ],
  checked_on: '2026-11-23',
  general: {
    ...CALENDAR_DAYS,
    // Florida’s own holidays, such as the Friday after Thanksgiving, extend no period of this form.
    roll: 'forward_national',
    rolled_time: '17:00',
    source: 'FAR/BAR Residential Contract, Standard F',
  },
})

const WASHINGTON = pack({
  key: 'washington',
  name: 'Washington (NWMLS forms)',
  state: 'WA',
  summary:
    'Periods of five days or fewer count in business days, longer ones in calendar days. A period that ends on a weekend or holiday extends to the next business day. Periods end at 9:00 PM.',
  sources: [
    {
      title: 'Computation of time in NWMLS Form 21',
      url: 'https://realfx.com/blog/counting-days-in-real-estate-contract-contingencies',
    },
  ],
  checked_on: '2026-11-23',
  general: {
    ...CALENDAR_DAYS,
    business_up_to: 5,
    roll: 'forward',
    time: '21:00',
    source: 'NWMLS Form 21, Computation of Time',
  },
})

const CAR = 'C.A.R. Residential Purchase Agreement, definition of Days'

const CALIFORNIA = pack({
  key: 'california',
  name: 'California (C.A.R. forms)',
  state: 'CA',
  summary:
    'Periods count in calendar days. If the last day falls on a Saturday, Sunday or legal holiday, it moves to the next day that isn’t one. The deposit is due within three business days.',
  sources: [
    {
      title: 'Counting days in the C.A.R. purchase agreement',
      url: 'https://brokerriskmanagement.com/contracts-forms/how-to-count-days/',
    },
  ],
  checked_on: '2026-11-23',
  general: { ...CALENDAR_DAYS, roll: 'forward', source: CAR },
  money: { ...CALENDAR_DAYS, unit: 'business', source: CAR },
})

export const STATE_PACKS: readonly Pack[] = [TEXAS, FLORIDA, WASHINGTON, CALIFORNIA]

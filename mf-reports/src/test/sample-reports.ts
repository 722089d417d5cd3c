/** Reports for tests, as the API returns them. */
import type { Report, ReportDealPage, ReportRow, TransactionSummary, User } from 'openapi'

export const owner: User = {
  id: 'u1',
  is_client: false,
  is_operator: false,
  person: { first_name: 'Ellen', last_name: 'Brandt', phone_number: null, image: null },
  email: 'owner@demo.test',
  account: {
    id: 'a1',
    name: 'North Ridge',
    brokerage: '',
    image: null,
    owner: 'u1',
    time_zone: 'America/New_York',
    currency: 'USD',
  },
  role: 'owner',
  status: 1,
  tour: { step: 5, done: true, first_steps_hidden: true },
}

const row = (key: ReportRow['key'], label: string, count: number, volume: number, commission: number): ReportRow => ({
  key,
  label,
  count,
  volume,
  commission,
  units: count,
  avg_price: volume / count,
  avg_commission: commission / count,
  avg_duration: 40,
  averaged: { price: count, commission: count, duration: count },
  share: 0,
  previous: null,
  split: null,
})

export const byStatus: Report = {
  name: 'status',
  period: 1,
  from: '2026-01-01',
  to: '2026-11-21',
  previous_from: null,
  previous_to: null,
  rows: [row(3, 'Under Contract', 3, 150_000_050, 3_000_025), row(4, 'Closed', 9, 362_000_000, 9_800_000)],
}

export const summary: TransactionSummary = {
  count: 12,
  units: 13,
  volume: 512_000_050,
  commission: 12_800_025,
  avg_price: 42_666_671,
  avg_commission: 1_066_669,
  avg_duration: 37,
  averaged: { price: 12, commission: 9, duration: 4 },
  previous: null,
}

export const nothing: TransactionSummary = {
  count: 0,
  units: 0,
  volume: null,
  commission: null,
  avg_price: null,
  avg_commission: null,
  avg_duration: null,
  averaged: null,
  previous: null,
}

const before = { ...summary, count: 10, volume: 400_000_000, commission: 10_000_000 }

/** Year over year, by month. */
export const byMonth: Report = {
  ...byStatus,
  name: 'closed_month',
  period: 2,
  previous_from: '2025-01-01',
  previous_to: '2025-11-21',
  rows: [{ ...row('2026-01', '2026-01', 12, 512_000_050, 12_800_025), previous: before }],
}
export const summaryOverYears: TransactionSummary = { ...summary, previous: before }

/** The deals behind a line. */
export const counted: ReportDealPage = {
  count: 2,
  count_is_capped: false,
  page: 1,
  page_size: 100,
  next_cursor: null,
  results: [
    {
      id: 'maple',
      name: '402 Maple Street',
      status: 4,
      day: '2026-11-20',
      archived: false,
      volume: 51_200_000,
      commission: 1_280_000,
    },
    { id: 'oak', name: '7 Oak Lane', status: 4, day: null, archived: true, volume: 30_000_000, commission: null },
  ],
}

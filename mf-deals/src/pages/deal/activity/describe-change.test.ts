import { describe, expect, it } from 'vitest'
import { type ChangeNames, describeChange } from './describe-change.ts'

const names: ChangeNames = {
  custom: {
    'custom_fields.wants': { label: 'Wants', kind: 'texts', choices: { pool: 'Pool', garage: 'Garage' } },
    'custom_fields.budget': { label: 'Budget', kind: 'money' },
  },
  timeZone: 'Asia/Tokyo',
  person: (id) => (id === 'maria' ? 'Maria Okoye' : ''),
  phase: (id) => (id === 'contract' ? 'Under contract' : ''),
  item: (id) => (id === 't1' ? 'Order title' : ''),
}
const said = (field: string, from: unknown, to: unknown) => {
  const words = describeChange({ field, from, to }, names)
  return words && [words.label, words.from, words.to]
}

describe('describing a change', () => {
  it.each<[string, unknown, unknown, (string | null)[] | null]>([
    ['list_price', 51_900_000, 51_200_000, ['List price', '$519,000', '$512,000']],
    ['status', 2, 3, ['Status', 'Active', 'Under Contract']],
    ['dates.closing', null, '2031-12-19', ['Closing', '–', 'Dec 19, 2031']],
    ['phase', 'x', 'contract', ['Phase', '', 'Under contract']],
    ['assignee', 'maria', null, ['Assigned to', 'Maria Okoye', '–']],
    ['progress', 'NOT_STARTED', 'COMPLETE', ['Progress', 'Not started', 'Complete']],
    ['pinned', false, true, ['Pinned', 'No', 'Yes']],
    ['commission.rate_bp', 250, 300, ['Commission rate', '2.5%', '3%']],
    ['address.city', 'Avon', '', ['Address, city', 'Avon', '–']],
    ['tasks.t1.due_date', '2031-01-01', '2031-01-02', ['Due, “Order title”', 'Jan 1, 2031', 'Jan 2, 2031']],
    ['tasks.gone.due_date', null, '2031-01-02', ['Due', '–', 'Jan 2, 2031']],
    // The day of an instant is that of the account's time zone, not UTC.
    ['archived_at', null, '2031-01-01T20:00:00Z', ['Archived', '–', 'Jan 2, 2031']],
    ['agents', null, null, ['Agents', null, null]],
    ['deal_type', 1, 3, ['Type', 'Resale', 'Condo']],
    ['waiting_on', 'team', 'third_party', ['Waiting on', 'Team', 'Third party']],
    ['not_applicable_reason', null, 'No septic tank', ['Reason not applicable', '–', 'No septic tank']],
    ['address.zip', '', '06103', ['Address, zip', '–', '06103']],
    ['custom_fields.wants', ['pool'], ['pool', 'garage'], ['Wants', 'Pool', 'Pool, Garage']],
    ['custom_fields.budget', null, 41_500_000, ['Budget', '–', '$415,000']],
    ['custom_fields.retired', 1, 2, ['Custom fields', null, null]],
    ['risk.level', 'sunny', 'rain', null],
  ])('says of %s what it was and is', (field, from, to, expected) => {
    expect(said(field, from, to)).toEqual(expected)
  })
})

/** Records for tests, as the API returns them. */
import type { Contact, ContactPage, Label, Team, User } from 'openapi'

const record = {
  created_at: '2026-10-02T14:20:00.000Z',
  updated_at: '2026-11-20T09:12:00.000Z',
  created_by: null,
  version: 3,
}

const maya = { first_name: 'Maya', last_name: 'Ellison', phone_number: null, image: null }

export const agent: User = {
  id: 'u1',
  is_client: false,
  is_operator: false,
  person: maya,
  email: 'agent@demo.test',
  account: {
    id: 'a1',
    name: 'North Ridge',
    brokerage: 'North Ridge Realty',
    image: null,
    owner: null,
    time_zone: 'America/New_York',
    currency: 'USD',
  },
  role: 'agent',
  status: 1,
  tour: { step: 5, done: true, first_steps_hidden: true },
}

export const team: Team = {
  ...record,
  id: 't1',
  account: 'a1',
  name: 'Downtown',
  members: [
    {
      user: 'u1',
      person: maya,
      email: agent.email,
      role: 'agent',
      status: 1,
      assists: [],
      invitation: null,
      working_hours: null,
      absences: [],
    },
  ],
}

export const clientLabel: Label = { ...record, id: 'l1', name: 'client', colour: 'grey' }

export const priya: Contact = {
  ...record,
  id: 'c1',
  external_id: null,
  first_name: 'Priya',
  last_name: 'Whitaker',
  company: '',
  emails: ['priya@example.com'],
  phones: ['8605550142'],
  address: { street: '18 Alder Court', city: 'Hartford', state: 'CT', zip: '06103' },
  status: 1,
  temperature: 3,
  source: 8,
  labels: ['l1'],
  owner: 'u1',
  birthday: null,
  home_anniversary: null,
  next_follow_up: '2020-01-02',
  representation: null,
  price: null,
  lost_reason: '',
  status_since: '2026-10-02T14:20:00.000Z',
  first_touch_at: null,
  last_touch_at: null,
  last_touch_kind: null,
  last_touch_direction: null,
  notes: '',
  custom_fields: {},
  merged_into: null,
  sample: false,
  claim: null,
}

/** Contacts named Person 0, Person 1, … */
export const people = (from: number, count: number): Contact[] =>
  Array.from({ length: count }, (_, i) => ({
    ...priya,
    id: `p${from + i}`,
    first_name: 'Person',
    last_name: String(from + i),
  }))

export const page = (results: Contact[], rest: Partial<ContactPage> = {}): ContactPage => ({
  results,
  count: results.length,
  count_is_capped: false,
  page: 1,
  page_size: 100,
  next_cursor: null,
  ...rest,
})

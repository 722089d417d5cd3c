import type { User } from 'openapi'

/** A user for tests. */
export function someUser(overrides: Partial<User> = {}): User {
  return {
    id: '6560a1f2c3d4e5f607182930',
    is_client: false,
    is_operator: false,
    person: { first_name: 'Maria', last_name: 'Okoye', phone_number: null, image: null },
    email: 'maria@example.com',
    account: {
      id: '6560a1f2c3d4e5f607182901',
      name: 'North Ridge',
      brokerage: 'North Ridge Realty',
      image: null,
      owner: null,
      time_zone: 'America/New_York',
      currency: 'USD',
    },
    role: 'agent',
    status: 1,
    tour: { step: 0, done: false, first_steps_hidden: false },
    ...overrides,
  }
}

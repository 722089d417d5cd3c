import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CommissionPlan, CommissionPlanOutcome, CommissionStanding, Team, TeamMember, TeamRole } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { PlanDialog } from './PlanDialog.tsx'

const record = { created_at: '2026-01-05T15:00:00.000Z', updated_at: '2026-01-05T15:00:00.000Z', created_by: null }
const plan: CommissionPlan = {
  ...record,
  id: 'p1',
  version: 3,
  team: 'north',
  user: 'maria',
  effective_from: '2026-03-01',
  anniversary: '03-01',
  tiers: [{ from: 0, split_bp: 8000 }],
  cap: 18_000_00,
  fees: [],
}
const standing: CommissionStanding = {
  team: 'north',
  user: 'maria',
  plan,
  year_from: '2026-03-01',
  year_until: '2099-03-01',
  earned: 74_000_00,
  paid: 14_800_00,
  cap_left: 3200_00,
}
const person = { first_name: 'Maria', last_name: 'Okoye', phone_number: null, image: null }
const member: TeamMember = {
  user: 'maria',
  person,
  email: 'maria@example.com',
  role: 'agent',
  status: 1,
  assists: [],
  invitation: null,
  working_hours: null,
  absences: [],
}
const team: Team = { ...record, id: 'north', version: 0, account: 'acme', name: 'North', members: [] }
const outcome: CommissionPlanOutcome = {
  dry_run: true,
  plan,
  recomputed: [
    {
      deal: 'cedar',
      name: '9 Cedar Bluff',
      closed_on: '2026-11-02',
      user: 'maria',
      before: { company: 2000_00, fees: 0, amount: 8000_00 },
      after: { company: 1000_00, fees: 0, amount: 9000_00 },
    },
  ],
}

function open(role: TeamRole, id = 'ellen') {
  const page = { results: [plan], count: 1, count_is_capped: false, page: 1, page_size: 100, next_cursor: null }
  return renderScreen(<PlanDialog team={team} member={member} onClose={() => undefined} />, {
    path: '/agent/teams',
    user: someUser({ id, role }),
    answers: {
      'GET /commission_plans/standings/': () => ({ results: [standing] }),
      'GET /commission_plans/': () => page,
      'PATCH /commission_plans/*/': () => outcome,
      'POST /commission_plans/': () => ({ ...outcome, recomputed: [] }),
    },
  })
}

it('lists the closed deals that a corrected plan changes, and saves it after a confirmation', async () => {
  const { requests } = open('owner')
  const sent = () => requests.filter(({ method }) => method === 'PATCH').map(({ query }) => query.get('dry_run'))
  const split = await screen.findByRole('textbox', { name: 'Split 1' })
  await userEvent.clear(split)
  await userEvent.type(split, '90')
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(await screen.findByText(/^9 Cedar Bluff, .* agent \$8,000 → \$9,000$/)).toBeVisible()
  expect(sent()).toEqual(['true'])
  await userEvent.click(screen.getByRole('button', { name: 'Save and change 1 deal' }))
  await expect.poll(sent).toEqual(['true', 'false'])
})

it('creates a plan for a new start day, and shows errors at their fields', async () => {
  const { requests } = open('admin')
  const cap = await screen.findByRole('textbox', { name: /^Company dollar cap/ })
  await userEvent.clear(cap)
  await userEvent.type(cap, 'plenty')
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(await screen.findByText('Enter an amount, such as 18,000')).toBeVisible()
  await userEvent.clear(cap)
  await userEvent.clear(screen.getByLabelText(/^Effective from/))
  await userEvent.type(screen.getByLabelText(/^Effective from/), '2026-12-01')
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }))
  await expect
    .poll(() => requests.findLast(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      user: 'maria',
      effective_from: '2026-12-01',
      cap: null,
    })
})

it('shows agents their own plan, read-only', async () => {
  open('agent', 'maria')
  const dialog = await screen.findByRole('dialog', { name: 'Maria Okoye’s commission plan' })
  expect(await within(dialog).findByText('$3,200 of $18,000 left until Mar 1, 2099')).toBeVisible()
  expect(within(dialog).getByText('80%')).toBeVisible()
  expect(within(dialog).queryByRole('textbox')).toBeNull()
})

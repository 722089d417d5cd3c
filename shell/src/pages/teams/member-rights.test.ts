import type { Team, TeamMember, TeamRole } from 'openapi'
import { describe, expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { canLeave, grantableRoles, memberActions } from './member-rights.ts'

const account = { ...someUser().account, owner: 'ellen' }
const viewer = (id: string, role: TeamRole) => someUser({ id, role, account })
const member = (user: string, role: TeamRole, status: TeamMember['status'] = 1): TeamMember => ({
  user,
  person: { first_name: user, last_name: '', phone_number: null, image: null },
  email: `${user}@example.com`,
  role,
  status,
  assists: [],
  invitation: null,
  working_hours: null,
  absences: [],
})

/** What everyone who has a plan may have. */
const PLANS = ['plan', 'hours', 'absences']

describe('the actions for a member', () => {
  it.each([
    [
      'the owner of the account',
      viewer('ellen', 'owner'),
      member('maria', 'agent'),
      [...PLANS, 'role', 'deactivate', 'transfer'],
    ],
    ['another owner', viewer('otto', 'owner'), member('maria', 'agent'), [...PLANS, 'role', 'deactivate']],
    ['an admin', viewer('sam', 'admin'), member('maria', 'agent'), [...PLANS, 'role', 'deactivate']],
    ['an admin about an owner', viewer('sam', 'admin'), member('otto', 'owner'), PLANS],
    ['anyone about the owner of the account', viewer('otto', 'owner'), member('ellen', 'owner'), PLANS],
    ['anyone about themselves', viewer('sam', 'admin'), member('sam', 'admin'), PLANS],
    ['an agent about themselves', viewer('maria', 'agent'), member('maria', 'agent'), PLANS],
    ['an agent about another one', viewer('maria', 'agent'), member('jordan', 'agent'), []],
    [
      'an assistant about themselves',
      viewer('priya', 'assistant'),
      member('priya', 'assistant'),
      ['hours', 'absences'],
    ],
    ['an agent', viewer('maria', 'agent'), member('priya', 'assistant'), []],
    ['an admin about the invited', viewer('sam', 'admin'), member('dana', 'agent', 0), ['role', 'resend', 'cancel']],
    ['an admin about the deactivated', viewer('sam', 'admin'), member('dana', 'agent', 2), ['reactivate', 'export']],
    [
      'an owner about the deactivated',
      viewer('otto', 'owner'),
      member('dana', 'agent', 2),
      ['reactivate', 'export', 'erase'],
    ],
    ['an admin about someone who declined', viewer('sam', 'admin'), member('dana', 'agent', 3), ['reinvite']],
  ])('to %s', (_, who, about, actions) => {
    expect(memberActions(who, about)).toEqual(actions)
  })
})

it('offers to reset two-step sign-in of those who use it, to whoever may deactivate them', () => {
  const actions = (who: ReturnType<typeof viewer>, about: TeamMember) => memberActions(who, about, true)
  expect(actions(viewer('sam', 'admin'), member('maria', 'agent'))).toContain('resetTwoStep')
  expect(actions(viewer('sam', 'admin'), member('otto', 'owner'))).not.toContain('resetTwoStep')
  expect(actions(viewer('sam', 'admin'), member('sam', 'admin'))).not.toContain('resetTwoStep')
  expect(memberActions(viewer('sam', 'admin'), member('maria', 'agent'))).not.toContain('resetTwoStep')
})

it('lets only owners make owners', () => {
  expect(grantableRoles(viewer('ellen', 'owner'))).toContain('owner')
  expect(grantableRoles(viewer('sam', 'admin'))).not.toContain('owner')
})

it('lets members leave, but not the owner of the account', () => {
  const team: Pick<Team, 'members'> = { members: [member('ellen', 'owner'), member('maria', 'agent')] }
  expect(canLeave(viewer('maria', 'agent'), team)).toBe(true)
  expect(canLeave(viewer('ellen', 'owner'), team)).toBe(false)
  expect(canLeave(viewer('sam', 'admin'), team)).toBe(false)
})

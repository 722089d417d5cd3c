import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { MemberStatus, UserStatus } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '../events/event.model.ts'
import { LabelModel } from '../labels/label.model.ts'
import { TeamModel } from '../teams/team.model.ts'
import { UserModel } from '../users/user.model.ts'
import { AccountRequestModel } from './account-request.model.ts'
import { AccountModel } from './account.model.ts'

const app = useTestApp()
let visitor: TestClient

beforeEach(async () => {
  visitor = app.visitor()
  await visitor.get('/auth/login/')
})

const signup = {
  first_name: 'Maya',
  last_name: 'Ellison',
  phone_number: '(860) 555-0119',
  email: 'Maya@Example.com',
  name: 'Ellison & Partners',
  team_size: '2-5',
}

const request = {
  person: { first_name: 'Maya', last_name: 'Ellison', phone_number: '(860) 555-0119', email: 'maya@example.com' },
  name: 'Ellison & Partners',
  brokerage: 'Charter Oak Realty',
  team_size: '2-5',
  state: 'CT',
  annual_volume: '$20M to $50M',
  annual_deals: '120',
  source: 'A colleague',
  promotion_code: '',
}

describe('signing up', () => {
  it('opens an account with its owner, invited, their team and the label Client', async () => {
    expect((await visitor.post('/account/signup', undefined, { form: signup })).status).toBe(202)
    const user = await UserModel.findOne({ email: 'maya@example.com' }).lean()
    expect(user).toMatchObject({ status: UserStatus.Invited, is_client: false, password_hash: null })
    const account = await AccountModel.findById(user?.account).lean()
    expect(account).toMatchObject({ name: 'Ellison & Partners', team_size: '2-5', owner: user?._id })
    const team = await TeamModel.findOne({ account: account?._id }).lean()
    expect(team?.members).toMatchObject([{ user: user?._id, role: 'owner', status: MemberStatus.Active }])
    expect(await LabelModel.findOne({ account: account?._id }).lean()).toMatchObject({ name: 'Client', colour: 'teal' })
    expect(await EventModel.countDocuments({ account: account?._id })).toBe(4)
  })

  it('answers a known address the same, and changes nothing', async () => {
    const first = await visitor.post('/account/signup', { ...signup, email: 'known@example.com' })
    const second = await visitor.post('/account/signup', { ...signup, email: 'KNOWN@example.com', name: 'Other' })
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await UserModel.countDocuments({ email: 'known@example.com' })).toBe(1)
    expect(await AccountModel.countDocuments({ name: 'Other' })).toBe(0)
  })

  it('opens one account when the same form is sent five times at once', async () => {
    const twice = { ...signup, email: 'raced@example.com', name: 'Raced' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post('/account/signup', twice)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(await AccountModel.countDocuments({ name: 'Raced' })).toBe(1)
  })

  it.each([
    ['no name', { name: undefined }, 'name', 'is required'],
    ['an impossible address', { email: 'maya' }, 'email', 'is not a valid email'],
    ['a team size of its own', { team_size: '3' }, 'team_size', 'must be one of 1, 2-5, 6-10, 11-25, 26-50, 51+'],
    ['a password', { password: 'x' }, 'password', 'is not a known field'],
  ])('refuses %s, naming the field', async (_case, changes, field, reason) => {
    const problem = await visitor.refused('POST', '/account/signup', { ...signup, ...changes })
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })

  it('is refused without the anti-forgery token', async () => {
    expect((await app.visitor().refused('POST', '/account/signup', signup)).status).toBe(403)
  })
})

describe('asking for an account', () => {
  it('keeps the request, as JSON or as a form nested by brackets', async () => {
    expect((await visitor.post('/account/new/', request)).status).toBe(202)
    const { person, ...rest } = request
    const nested = Object.entries(person).map(([field, value]) => [`person[${field}]`, value])
    const form = { ...rest, ...(Object.fromEntries(nested) as Record<string, string>), state: 'NY' }
    expect((await visitor.post('/account/new', undefined, { form })).status).toBe(202)
    expect(await AccountRequestModel.findOne({ state: 'CT' }).lean()).toMatchObject(request)
    expect(await AccountRequestModel.findOne({ state: 'NY' }).lean()).toMatchObject({ ...request, state: 'NY' })
  })

  it('refuses a person without an address, naming the field', async () => {
    const problem = await visitor.refused('POST', '/account/new/', { ...request, person: { first_name: 'Maya' } })
    expect(problem.errors).toContainEqual({ field: 'person.email', reason: 'is required' })
  })
})

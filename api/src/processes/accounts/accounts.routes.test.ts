import mongoose from 'mongoose'
import { MemberStatus, UserStatus } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { AccountRequestModel } from '#entities/accounts/account-request.model.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { runDeferredWork } from '#platform/deferred-work/run-deferred-work.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { createPeople } from '#test/factories/people.ts'
import { mailTo, allMailTo, quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let visitor: TestClient

beforeEach(async () => {
  await mongoose.connection.collection('rate_limits').deleteMany({})
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
  it('opens an account with its owner, team, label, templates and a first board, and emails a link', async () => {
    expect((await visitor.post('/account/signup', undefined, { form: signup })).status).toBe(202)
    const mail = await mailTo('maya@example.com', 'sign_up')
    const user = await UserModel.findOne({ email: 'maya@example.com' }).lean().orFail()
    expect(user).toMatchObject({ status: UserStatus.Invited, is_client: false, password_hash: null })
    expect(mail).toMatchObject({ uid: String(user._id), first_name: 'Maya', account_name: 'Ellison & Partners' })
    const account = await AccountModel.findById(user.account).lean().orFail()
    expect(account).toMatchObject({ name: 'Ellison & Partners', team_size: '2-5', owner: user._id })
    const team = await TeamModel.findOne({ account: account._id }).lean()
    expect(team?.members).toMatchObject([{ user: user._id, role: 'owner', status: MemberStatus.Active }])
    expect(await LabelModel.findOne({ account: account._id }).lean()).toMatchObject({ name: 'Client', colour: 'teal' })
  })

  it('starts with the time zone and the public holidays of the state', async () => {
    await visitor.post('/account/signup', { ...signup, email: 'tx@example.com', state: 'TX' })
    await mailTo('tx@example.com', 'sign_up')
    const user = await UserModel.findOne({ email: 'tx@example.com' }).lean().orFail()
    const account = await AccountModel.findById(user.account).lean().orFail()
    expect(account).toMatchObject({ state: 'TX', time_zone: 'America/Chicago', business_days: [1, 2, 3, 4, 5] })
    const year = Number(todayIn('America/Chicago').slice(0, 4))
    const days = new Set(account.holidays.map(({ date }) => date))
    expect([year, year + 5].map((one) => days.has(`${one}-12-25`))).toEqual([true, true])
    expect(days.has(`${year}-12-26`)).toBe(true)
  })

  it('creates a board with columns, and a template that makes a deal ready to work on', async () => {
    await visitor.post('/account/signup', { ...signup, email: 'board@example.com' })
    const { uid, token } = await mailTo('board@example.com', 'sign_up')
    const pair = { new_password1: 'a long and quiet river', new_password2: 'a long and quiet river' }
    const owner = app.visitor()
    await owner.get('/auth/login/')
    const signedIn = await owner.post(`/auth/set_password/${uid}/${token}`, undefined, { form: pair })
    expect(signedIn).toMatchObject({ status: 200, body: { email: 'board@example.com', role: 'owner', status: 1 } })
    const [board] = (await owner.get('/workspaces/')).body.results
    const phases = (await owner.get(`/phases/?workspace=${board?.id}`)).body.results
    expect(phases.map(({ name }) => name)).toEqual(['Getting started', 'Active', 'Under contract', 'Closed', 'Lost'])
    const templates = (await owner.get('/templates/')).body.results
    expect(templates).toHaveLength(5)
    expect(templates.map(({ id }) => id)).toContain(board?.default_template)
    const deal = { workspace: board?.id, name: '402 Maple Street', representation: 1 }
    const { id } = (await owner.post('/deals/', deal)).body
    expect((await owner.get(`/tasks/?deal=${id}`)).body.count).toBeGreaterThan(10)
  })

  it('sends no web address to a stranger as someone’s name', async () => {
    const body = { ...signup, email: 'stranger@example.com', first_name: 'Win at http://evil.example' }
    const refused = await visitor.refused('POST', '/account/signup', body)
    const reason = 'can’t contain a web address'
    expect([refused.status, refused.errors]).toEqual([400, [{ field: 'first_name', reason }]])
    const team = await visitor.refused('POST', '/account/signup', {
      ...body,
      first_name: 'A',
      name: 'https://evil.example',
    })
    expect(team.errors).toEqual([{ field: 'name', reason }])
    expect(await UserModel.countDocuments({ email: 'stranger@example.com' })).toBe(0)
  })

  it('responds the same for a known address, changes nothing, and tells only the user', async () => {
    const people = await createPeople('known')
    const first = await visitor.post('/account/signup', { ...signup, email: 'unknown@example.com' })
    const second = await visitor.post('/account/signup', { ...signup, email: 'OWNER@known.test', name: 'Other' })
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await allMailTo(people.owner.email)).toEqual([{ template: 'sign_up_known', data: { first_name: 'owner' } }])
    expect(await AccountModel.countDocuments({ name: 'Other' })).toBe(0)
  })

  it('emails a new link to a person who signs up again before setting a password', async () => {
    await visitor.post('/account/signup', { ...signup, email: 'again@example.com' })
    const { uid, token } = await mailTo('again@example.com', 'sign_up')
    await visitor.post('/account/signup', { ...signup, email: 'again@example.com' })
    const fresh = await mailTo('again@example.com', 'password_first')
    expect((await visitor.get(`/auth/set_password/${uid}/${token}`)).status).toBe(404)
    expect((await visitor.get(`/auth/set_password/${fresh.uid}/${fresh.token}`)).status).toBe(200)
    expect(await UserModel.countDocuments({ email: 'again@example.com' })).toBe(1)
  })

  it('opens one account when the same form is sent five times at once, with two workers', async () => {
    const twice = { ...signup, email: 'raced@example.com', name: 'Raced' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post('/account/signup', twice)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    await Promise.all([runDeferredWork(quiet), runDeferredWork(quiet)])
    expect(await AccountModel.countDocuments({ name: 'Raced' })).toBe(1)
    expect(await allMailTo('raced@example.com')).toHaveLength(1)
  })

  it('stops after five emails an hour to one address, known or not', async () => {
    await createPeople('mailed')
    for (const email of ['owner@mailed.test', 'no-one@mailed.test']) {
      const statuses: number[] = []
      for (let i = 0; i < 6; i++) {
        statuses.push((await visitor.post('/account/signup', { ...signup, email })).status)
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    }
  })

  it.each([
    ['no name', { name: undefined }, 'name', 'is required'],
    ['an impossible address', { email: 'maya' }, 'email', 'must be a valid email address'],
    ['an impossible phone number', { phone_number: '12345' }, 'phone_number', 'isn’t a valid phone number'],
    ['a team size of its own', { team_size: '3' }, 'team_size', 'must be one of 1, 2-5, 6-10, 11-25, 26-50, 51+'],
    ['a password', { password: 'x' }, 'password', 'isn’t a known field'],
  ])('refuses %s, naming the field', async (_case, changes, field, reason) => {
    const problem = await visitor.refused('POST', '/account/signup', { ...signup, ...changes })
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })

  it('is refused without the CSRF token', async () => {
    expect((await app.visitor().refused('POST', '/account/signup', signup)).status).toBe(403)
  })
})

describe('requesting an account', () => {
  it('stores the request, sent as JSON or as a form nested by brackets', async () => {
    expect((await visitor.post('/account/new/', request)).status).toBe(202)
    const { person, ...rest } = request
    const nested = Object.entries(person).map(([field, value]) => [`person[${field}]`, value])
    const form = { ...rest, ...(Object.fromEntries(nested) as Record<string, string>), state: 'NY' }
    expect((await visitor.post('/account/new', undefined, { form })).status).toBe(202)
    expect(await AccountRequestModel.findOne({ state: 'CT' }).lean()).toMatchObject(request)
    expect(await AccountRequestModel.findOne({ state: 'NY' }).lean()).toMatchObject({ ...request, state: 'NY' })
    const asked = await mailTo('operators@protracker.test', 'account_request')
    expect(asked).toMatchObject({ name: 'Ellison & Partners', email: 'maya@example.com' })
    expect(Object.fromEntries(asked.facts)).toMatchObject({
      Name: 'Maya Ellison',
      Brokerage: 'Charter Oak Realty',
      'Team size': '2 to 5',
      'Promo code': 'Not given',
    })
    const answered = await mailTo('maya@example.com', 'account_request_received')
    expect(answered).toEqual({ first_name: 'Maya', name: 'Ellison & Partners' })
  })

  it('refuses a person without an address, naming the field', async () => {
    const problem = await visitor.refused('POST', '/account/new/', { ...request, person: { first_name: 'Maya' } })
    expect(problem.errors).toContainEqual({ field: 'person.email', reason: 'is required' })
  })
})

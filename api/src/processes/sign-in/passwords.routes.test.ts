import mongoose from 'mongoose'
import { AccountLinkPurpose, MemberStatus, UserStatus } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MintedLink } from '#entities/account-links/account-link.command.ts'
import { AccountLinkModel } from '#entities/account-links/account-link.model.ts'
import { SessionModel } from '#entities/sessions/session.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { writeMail } from '#platform/mail/templates/write-mail.ts'
import { createAccountLink } from '#test/factories/account-links.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { mailTo, allMailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD, type TestClient } from '#test/test-client.ts'

const RIVER = 'a long and quiet river'
const pair = (first = RIVER, second = first) => ({ new_password1: first, new_password2: second })
const at = ({ uid, token }: MintedLink) => `/auth/set_password/${uid}/${token}` as const

const app = useTestApp()
let people: People
let visitor: TestClient

beforeAll(async () => {
  people = await createPeople('north')
})

beforeEach(async () => {
  await mongoose.connection.collection('rate_limits').deleteMany({})
  await OutboxModel.deleteMany({})
  visitor = app.visitor()
  await visitor.get('/auth/login/')
})

const forget = (username: string) => visitor.post('/auth/forget_password', undefined, { form: { username } })
const statusOf = async (client: TestClient) => (await client.get('/auth/login/')).status

describe('a forgotten password', () => {
  it('sends a link that sets a new one, ends every session, and does not sign in', async () => {
    const elsewhere = await app.signIn('agent@north.test')
    expect((await forget('Agent@North.test')).status).toBe(202)
    const link = await mailTo('agent@north.test', 'password_reset')
    expect((await visitor.get(at(link))).body).toMatchObject({ purpose: 'reset', email: 'agent@north.test' })
    expect((await visitor.post(at(link), undefined, { form: pair() })).status).toBe(204)
    expect(await statusOf(visitor)).toBe(401)
    expect(await statusOf(elsewhere)).toBe(401)
    expect((await allMailTo('agent@north.test')).map(({ template }) => template)).toContain('password_changed')
    await app.visitor().signIn('agent@north.test', RIVER)
    await expect(app.visitor().signIn('agent@north.test')).rejects.toThrow(/could not sign in/)
  })

  it.each([
    ['agent@north.test', 'https://app.test/agent/login?forgot', 'tell your account’s owner'],
    ['client@north.test', 'https://app.test/client/login?forgot', 'tell your agent'],
  ])('tells %s of the change, and what to do about it', async (email, page, whom) => {
    await forget(email)
    await visitor.post(at(await mailTo(email, 'password_reset')), undefined, { form: pair() })
    const { text } = writeMail('password_changed', await mailTo(email, 'password_changed'), {
      webUrl: 'https://app.test',
    })
    expect(text).toContain(page)
    expect(text).toContain(whom)
  })

  it('responds the same for known, unknown and disabled users, and emails only known ones', async () => {
    await UserModel.updateOne({ _id: people.admin.id }, { status: UserStatus.Disabled })
    const answers = await Promise.all(['agent2@north.test', 'no-one@north.test', 'admin@north.test'].map(forget))
    for (const { status, body } of answers) expect([status, body]).toEqual([202, answers[0]?.body])
    expect(await allMailTo('agent2@north.test')).toHaveLength(1)
    expect(await allMailTo('no-one@north.test')).toEqual([])
    expect(await allMailTo('admin@north.test')).toEqual([])
    await UserModel.updateOne({ _id: people.admin.id }, { status: UserStatus.Active })
  })

  it('sends a user without a password their first link again, which accepts the invitation', async () => {
    const first = await createAccountLink(people, AccountLinkPurpose.invitation)
    const user = await UserModel.findById(first.uid).orFail()
    await forget(user.email)
    const link = await mailTo(user.email, 'password_first')
    expect((await visitor.get(at(first))).status).toBe(404)
    expect((await visitor.get(at(link))).body).toMatchObject({ purpose: 'invitation', team_name: 'First team' })
  })

  it('is rate-limited per name, known or not', async () => {
    for (const name of ['agent2@north.test', 'no-one@north.test']) {
      const statuses: number[] = []
      for (let i = 0; i < 6; i++) statuses.push((await forget(name)).status)
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    }
  })
})

describe('an invitation', () => {
  it('says who invites whom to what, and reading does not use it up', async () => {
    const link = await createAccountLink(people, AccountLinkPurpose.invitation)
    for (let i = 0; i < 3; i++) {
      expect((await visitor.get(at(link))).body).toMatchObject({
        purpose: 'invitation',
        first_name: 'Jordan',
        account_name: 'north',
        team_name: 'First team',
        role: 'agent',
        invited_by: 'owner north',
        deal: null,
      })
    }
    expect((await visitor.post(at(link), pair())).status).toBe(200)
  })

  it('is accepted by setting a password, which signs in', async () => {
    const link = await createAccountLink(people, AccountLinkPurpose.invitation)
    const before = visitor.cookies.get('csrftoken')
    expect(await visitor.post(at(link), pair())).toMatchObject({
      status: 200,
      body: { id: link.uid, role: 'agent', status: UserStatus.Active },
    })
    expect(visitor.cookies.get('csrftoken')).not.toBe(before)
    expect(await statusOf(visitor)).toBe(200)
    const team = await TeamModel.findById(people.team).lean()
    expect(team?.members.find(({ user }) => String(user) === link.uid)?.status).toBe(MemberStatus.Active)
  })

  it('can be declined, once; the team sees it', async () => {
    const link = await createAccountLink(people, AccountLinkPurpose.invitation)
    expect((await visitor.delete(at(link))).status).toBe(204)
    expect((await visitor.delete(at(link))).status).toBe(404)
    expect((await visitor.post(at(link), pair())).status).toBe(404)
    const team = await TeamModel.findById(people.team).lean()
    expect(team?.members.find(({ user }) => String(user) === link.uid)?.status).toBe(MemberStatus.Declined)
  })

  it('is the only link that can be declined', async () => {
    for (const purpose of [AccountLinkPurpose.activation, AccountLinkPurpose.reset]) {
      const link = await createAccountLink(people, purpose)
      expect((await visitor.delete(at(link))).status).toBe(404)
      expect((await visitor.get(at(link))).status).toBe(200)
    }
  })
})

describe('a link', () => {
  it('admits one of thirty concurrent uses', async () => {
    const link = await createAccountLink(people, AccountLinkPurpose.reset)
    const uses = Array.from({ length: 30 }, (_, i) => visitor.post(at(link), pair(`${RIVER} ${i}`)))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array.from({ length: 29 }, () => 404)])
  }, 60_000)

  it('that is unknown, expired, superseded, used, or another user’s gets the same response', async () => {
    const reset = () => createAccountLink(people, AccountLinkPurpose.reset)
    const [expired, superseded, used, another] = [await reset(), await reset(), await reset(), await reset()]
    const past = { user: expired.uid }
    await AccountLinkModel.updateOne(past, { expires_at: new Date(Date.now() - 1) })
    await AccountLinkModel.updateOne({ user: superseded.uid }, { superseded_at: new Date() })
    await visitor.post(at(used), pair())
    const links = [
      expired,
      superseded,
      used,
      { uid: expired.uid, token: another.token },
      { uid: another.uid, token: 'x'.repeat(43) },
      { uid: '0'.repeat(24), token: another.token },
      { uid: 'no-one', token: another.token },
    ]
    const answers = await Promise.all(
      links.flatMap((link) => [visitor.get(at(link)), visitor.post(at(link), pair()), visitor.delete(at(link))]),
    )
    const told = answers.map(({ status, body }) => ({ status, ...body, request_id: '' }))
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(told[0]).toMatchObject({ status: 404, title: 'Not found' })
  })

  it('is stored nowhere: neither in links nor in events', async () => {
    const link = await createAccountLink(people, AccountLinkPurpose.reset)
    await visitor.post(at(link), pair())
    const kept = [await AccountLinkModel.find().lean(), await EventModel.find().lean()]
    expect(JSON.stringify(kept)).not.toContain(link.token)
    expect(JSON.stringify(kept)).not.toContain('$argon2')
  })
})

describe('a new password', () => {
  it.each([
    ['a short one', pair('short'), 'new_password1', 'must be at least 8 characters'],
    ['a common one', pair('password1'), 'new_password1', 'is too common: choose one that’s harder to guess'],
    [
      'a common one in capitals',
      pair('QWERTYUIOP'),
      'new_password1',
      'is too common: choose one that’s harder to guess',
    ],
    ['one sign many times', pair('zzzzzzzzzzzz'), 'new_password1', 'is too common: choose one that’s harder to guess'],
    ['one’s own name', pair('Jordan-Lee-1987'), 'new_password1', 'can’t be your own name or email address'],
    ['the product’s name', pair('ProTracker-2026'), 'new_password1', 'can’t be your own name or email address'],
    ['five emoji', pair('🏡🏡🏡🏡🏡'), 'new_password1', 'must be at least 8 characters'],
    ['two that differ', pair(RIVER, 'another river'), 'new_password2', 'doesn’t match the new password'],
    ['one alone', { new_password1: RIVER }, 'new_password2', 'is required'],
  ])('is refused: %s', async (_case, body, field, reason) => {
    const link = await createAccountLink(people, AccountLinkPurpose.reset)
    const problem = await visitor.refused('POST', at(link), body)
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
    expect((await visitor.get(at(link))).status).toBe(200)
  })

  it.each(['correct horse battery staple', 'Пароль, который никто не знает', 'x9!'.repeat(42)])(
    'may be %s',
    async (one) => {
      const link = await createAccountLink(people, AccountLinkPurpose.activation)
      expect((await visitor.post(at(link), pair(one))).status).toBe(200)
    },
  )
})

describe('changing the password', () => {
  const former = { current_password: TEST_PASSWORD }

  it('right after signing in needs nothing else, ends other sessions and renews this one', async () => {
    const here = await app.signIn('owner@north.test')
    const there = await app.signIn('owner@north.test')
    const sid = here.cookies.get('protracker.sid')
    expect((await here.post('/auth/update_password', undefined, { form: pair() })).status).toBe(204)
    expect(here.cookies.get('protracker.sid')).not.toBe(sid)
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401])
    await expect(app.visitor().signIn('owner@north.test')).rejects.toThrow(/could not sign in/)
    const event = await EventModel.findOne({ entity_id: people.owner.id, op: 'set_password' }).lean()
    expect(event?.diff).toEqual([{ path: 'password_hash', from: null, to: null }])
  })

  it('later requires the current one, in a way that a screen can recognize', async () => {
    const here = await app.signIn('assistant@north.test')
    const user = people.assistant.id
    await SessionModel.updateMany({ user }, { created_at: new Date(Date.now() - 11 * 60_000) })
    const problem = await here.refused('POST', '/auth/update_password', pair())
    expect(problem).toMatchObject({ status: 403, type: 'urn:protracker:problem:sign-in-again' })
    const wrong = await here.refused('POST', '/auth/update_password', { ...pair(), current_password: 'wrong' })
    expect(wrong.errors).toEqual([{ field: 'current_password', reason: 'isn’t right' }])
    expect((await here.post('/auth/update_password', { ...pair(), ...former })).status).toBe(204)
  })

  it('allows at most ten guesses of the current one', async () => {
    const here = await app.signIn('agent2@north.test')
    const guess = () => here.post('/auth/update_password', { ...pair(), current_password: 'wrong' })
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await guess()).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

/** Inviting people to a team, from the first email to the first sign-in. */
import { trusted } from 'mongoose'
import type { Team, TeamMember } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const PASSWORD = 'a long and quiet river'
const PAIR = { new_password1: PASSWORD, new_password2: PASSWORD }

const app = useTestApp()
let people: People
let owner: TestClient
let admin: TestClient
let path: `/teams/${string}/members/`
let count = 0

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  admin = await app.signIn('admin@north.test')
  path = `/teams/${String(people.team)}/members/`
})

const newAddress = () => `new${count++}@example.com`
const invite = (email: string, fields: object = {}, by = owner, at = path) =>
  by.post(at, { email, role: 'agent', ...fields })
const memberOf = (team: Team, email: string) => team.members.find((member) => member.email === email) as TeamMember

type Link = { uid: string; token: string }

/** The emails to an address, newest first. */
const allMailTo = async (to: string) => {
  const mails = await OutboxModel.find({ to }).sort({ _id: -1 }).lean()
  return mails.map(({ template, data }) => ({ template, data: data as Link & Record<string, unknown> }))
}
const linkFor = async (email: string) => {
  const [mail] = await allMailTo(email)
  return `/auth/set_password/${mail?.data.uid}/${mail?.data.token}` as const
}

/** A visitor who follows the link, with the page's CSRF cookie. */
async function visitor(): Promise<TestClient> {
  const client = app.visitor()
  await client.get('/auth/login/')
  return client
}

describe('an invitation', () => {
  it('lists the invited person and emails a link; setting a password makes them a signed-in member', async () => {
    const email = newAddress()
    const { status, body } = await invite(email.toUpperCase(), { first_name: 'Theo', last_name: 'Lindqvist' }, admin)
    expect(status).toBe(201)
    expect(memberOf(body, email)).toMatchObject({
      role: 'agent',
      status: MemberStatus.Invited,
      person: { first_name: 'Theo', last_name: 'Lindqvist' },
    })
    expect((await allMailTo(email))[0]).toMatchObject({
      template: 'team_invitation',
      data: { invited_by: 'admin north', team_name: 'First team', account_name: 'north', role: 'agent' },
    })
    const guest = await visitor()
    expect((await guest.post(await linkFor(email), PAIR)).status).toBe(200)
    expect((await guest.get('/auth/login/')).body).toMatchObject({ email, role: 'agent' })
    const stored = await TeamModel.findById(people.team).lean().orFail()
    expect(stored.members.at(-1)).toMatchObject({ status: MemberStatus.Active })
  })

  it('is accepted once, however many try at the same time', async () => {
    const email = newAddress()
    await invite(email)
    const link = await linkFor(email)
    const guests = await Promise.all(Array.from({ length: 30 }, visitor))
    const statuses = await Promise.all(guests.map(async (guest) => (await guest.post(link, PAIR)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(29)
  })

  it('has a new link when resent, and the previous one stops working; once withdrawn, none works', async () => {
    const email = newAddress()
    const { body } = await invite(email)
    const first = await linkFor(email)
    const { user } = memberOf(body, email)
    expect((await owner.post(`${path}${user}/resend/`)).status).toBe(204)
    const second = await linkFor(email)
    expect((await (await visitor()).get(first)).status).toBe(404)
    expect((await (await visitor()).get(second)).status).toBe(200)
    const { body: without } = await owner.post(`${path}${user}/cancel/`)
    expect(memberOf(without, email)).toBeUndefined()
    expect((await (await visitor()).post(second, PAIR)).status).toBe(404)
    expect((await owner.post(`${path}${user}/resend/`)).status).toBe(404)
    // Removing an invited person who never joined frees their address.
    expect(await UserModel.exists({ email })).toBeNull()
  })

  it('that was declined can be sent again', async () => {
    const email = newAddress()
    const { body } = await invite(email)
    expect((await (await visitor()).delete(await linkFor(email))).status).toBe(204)
    const { user } = memberOf(body, email)
    expect((await owner.post(`${path}${user}/resend/`)).status).toBe(409)
    const { status, body: again } = await invite(email, { role: 'admin' })
    expect(status).toBe(201)
    expect(memberOf(again, email)).toMatchObject({ user, role: 'admin', status: MemberStatus.Invited })
    expect((await (await visitor()).post(await linkFor(email), PAIR)).status).toBe(200)
  })

  it('of a user active in the account adds them at once, in their current session', async () => {
    const { body: team } = await owner.post('/teams/', { name: 'Harbour' })
    const agent = await app.signIn('agent@north.test')
    const { body } = await invite('agent@north.test', {}, owner, `/teams/${team.id}/members/`)
    expect(memberOf(body, 'agent@north.test').status).toBe(MemberStatus.Active)
    expect((await allMailTo('agent@north.test'))[0]?.template).toBe('team_joined')
    const { body: seen } = await agent.get('/teams/')
    expect(seen.results.map(({ name }) => name)).toEqual(['First team', 'Harbour'])
  })
})

describe('an open invitation', () => {
  it('says who sent it, when, and until when its link works; sending it again says so anew', async () => {
    const email = newAddress()
    const { user, invitation } = memberOf((await invite(email)).body, email)
    expect(invitation?.sent_by).toBe(String(people.owner.id))
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000)
    expect(days(invitation?.sent_at ?? '', invitation?.expires_at ?? '')).toBe(14)
    await owner.post(`${path}${user}/resend/`)
    const members = (await owner.get('/teams/')).body.results.flatMap((team) => team.members)
    const again = members.find((member) => member.user === user)?.invitation
    expect(Date.parse(again?.sent_at ?? '')).toBeGreaterThan(Date.parse(invitation?.sent_at ?? ''))
    const joined = members.filter(({ status }) => status === 1)
    expect(joined.map((member) => member.invitation)).toEqual(joined.map(() => null))
  })
})

describe('an address of another account', () => {
  it('gets the same response, list and audit log as a new one; only its owner is told', async () => {
    const fresh = newAddress()
    const foreign = 'agent2@south.test'
    const told = async (email: string) => {
      const answer = await invite(email, { first_name: 'A', last_name: email })
      const { user, ...member } = memberOf(answer.body, email)
      const { results } = (await owner.get('/audit/?page_size=2')).body
      await owner.post(`${path}${user}/resend/`)
      const twice = await invite(email)
      const canceled = await owner.post(`${path}${user}/cancel/`)
      const last = (await owner.get('/audit/?page_size=2')).body.results
      const events = [...last, ...results].map(({ summary, diff }) => ({
        summary,
        diff: diff.map(({ field }) => field),
      }))
      const left = canceled.body.members.length
      return JSON.stringify([answer.status, member, twice.status, twice.body, canceled.status, left, events])
        .replaceAll(email, 'address')
        .replaceAll(/"request_id":"\w+"/g, '')
        .replaceAll(/"(sent|expires)_at":"[^"]+"/g, '')
    }
    expect(await told(foreign)).toEqual(await told(fresh))
    const templates = (await allMailTo(foreign)).map(({ template }) => template)
    expect(templates).toEqual(['team_invitation_elsewhere', 'team_invitation_elsewhere'])
    expect(await UserModel.countDocuments({ email: foreign })).toBe(1)
  })
})

describe('is refused', () => {
  it.each([
    [409, 'a member', { email: 'agent2@north.test' }],
    [409, 'a client of the account', { email: 'client@north.test' }],
    [400, 'no address', { email: 'no-one' }],
    [400, 'an unknown role', { role: 'client' }],
    [400, 'someone to assist who is no agent here', { role: 'assistant', assists: ['0123456789abcdef01234567'] }],
    [400, 'a status', { status: 1 }],
  ])('%d: %s', async (status, _case, fields: object) => {
    expect((await invite(newAddress(), fields)).status).toBe(status)
  })

  it('400: agents to assist, of an agent', async () => {
    expect((await invite(newAddress(), { assists: [String(people.agent.id)] })).status).toBe(400)
  })

  it('403: an owner, by an admin; anyone, by an agent', async () => {
    expect((await invite(newAddress(), { role: 'owner' }, admin)).status).toBe(403)
    expect((await invite(newAddress(), {}, await app.signIn('agent@north.test'))).status).toBe(403)
  })

  it('404: a team of another account', async () => {
    expect((await invite(newAddress(), {}, await app.signIn('owner@south.test'))).status).toBe(404)
  })
})

it('two concurrent invitations are both stored, and no address is invited twice', async () => {
  const addresses = Array.from({ length: 12 }, newAddress)
  const twin = newAddress()
  const answers = await Promise.all([
    ...addresses.map((email, i) => invite(email, {}, i % 2 ? owner : admin)),
    invite(twin, {}, owner),
    invite(twin, {}, admin),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...addresses.map(() => 201), 201, 409])
  const { members } = await TeamModel.findById(people.team).lean().orFail()
  const users = await UserModel.find({ email: trusted({ $in: [...addresses, twin] }) }).lean()
  expect(users).toHaveLength(13)
  for (const { _id } of users) expect(members.filter(({ user }) => user.equals(_id))).toHaveLength(1)
})

it('reports how many invitations are left', async () => {
  const { headers } = await invite(newAddress())
  expect(headers.get('RateLimit-Policy')).toBe('"invitation";q=100;w=3600')
  expect(headers.get('RateLimit')).toMatch(/^"invitation";r=\d+;t=\d+$/)
})

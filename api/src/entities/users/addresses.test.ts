/** An email address belongs to the user who signs in with it. Any number of accounts may have invited it before. */
import { MemberStatus, UserStatus } from 'openapi/codes'
import { beforeAll, expect, it } from 'vitest'
import { createDeal } from '#test/factories/deals.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { mailTo, allMailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { UserModel } from './user.model.ts'

const pair = { new_password1: 'a long and quiet river', new_password2: 'a long and quiet river' }
type Link = { uid: string; token: string }

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let north: People
let south: People
let northOwner: TestClient
let southOwner: TestClient

beforeAll(async () => {
  north = await createPeople('north')
  south = await createPeople('south')
  northOwner = await app.signIn('owner@north.test')
  southOwner = await app.signIn('owner@south.test')
})

async function invite(by: TestClient, { team }: People, email: string) {
  const path = `/teams/${String(team)}/members/` as const
  const { status, body } = await by.post(path, { email, role: 'agent' })
  expect(status, JSON.stringify(body)).toBe(201)
  const user = body.members.find((member) => member.email === email)?.user ?? ''
  return { user, path: `${path}${user}/` as const, link: await mailTo(email, 'team_invitation') }
}

async function accept(link: Link) {
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const answer = await visitor.post(`/auth/set_password/${link.uid}/${link.token}`, pair)
  return { visitor, status: answer.status, account: answer.body?.account }
}

const isOpen = async ({ uid, token }: Link) =>
  (await app.visitor().get(`/auth/set_password/${uid}/${token}`)).status === 200

it('two accounts may invite one address; the accepted invitation wins, and the other becomes invalid', async () => {
  const email = 'wanted@example.com'
  const first = await invite(northOwner, north, email)
  const second = await invite(southOwner, south, email)
  expect([await isOpen(first.link), await isOpen(second.link)]).toEqual([true, true])
  const { status, account } = await accept(second.link)
  expect(status).toBe(200)
  expect(account?.id).toBe(String(south.account))
  expect(await isOpen(first.link)).toBe(false)
  // The resent email is the one that explains itself. The response to the sender stays the same.
  expect((await northOwner.post(`${first.path}resend/`)).status).toBe(204)
  expect((await allMailTo(email)).at(-1)?.template).toBe('team_invitation_elsewhere')
  const { body } = await northOwner.get('/teams/')
  expect(JSON.stringify(body)).toContain(email)
})

it('of two concurrent acceptances, one account gets the address', async () => {
  const email = 'raced@example.com'
  const links = [(await invite(northOwner, north, email)).link, (await invite(southOwner, south, email)).link]
  const statuses = (await Promise.all(links.map(accept))).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await UserModel.countDocuments({ email, status: UserStatus.Active })).toBe(1)
})

it('an invited person may sign up for their own account instead', async () => {
  const email = 'own@example.com'
  const { link } = await invite(northOwner, north, email)
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const form = { first_name: 'A', last_name: 'B', phone_number: '860 555 0100', name: 'Own', team_size: '2-5', email }
  for (let i = 0; i < 2; i++) expect((await visitor.post('/account/signup', form)).status).toBe(202)
  const opened = await accept(await mailTo(email, 'sign_up'))
  expect(opened.account?.name).toBe('Own')
  expect(await isOpen(link)).toBe(false)
})

it('a client who was invited by one brokerage can be invited by another', async () => {
  const share = async (people: People, by: TestClient) => {
    const contact = (await by.post('/contacts/', { last_name: 'W', emails: ['both@example.com'] })).body
    const deal = await createDeal(people, { parties: [{ contact: contact.id, role: 'buyer' }] })
    const body = { deal: String(deal._id), contact: contact.id, mode: 'account' }
    expect((await by.post('/portals/', body)).status).toBe(201)
    return (await mailTo('both@example.com', 'deal_shared')).link
  }
  const first = await share(north, northOwner)
  const second = await share(south, southOwner)
  if (!first || !second) throw new Error('There is no link')
  expect((await accept(second)).status).toBe(200)
  expect(await isOpen(first)).toBe(false)
})

it('a former member may join another brokerage, and cannot be reactivated in the old one without their knowledge', async () => {
  const email = 'mover@example.com'
  const before = await invite(northOwner, north, email)
  await accept(before.link)
  expect((await northOwner.post(`${before.path}deactivate/`, { reassign_to: null })).status).toBe(200)
  const after = await accept((await invite(southOwner, south, email)).link)
  expect(after.account?.id).toBe(String(south.account))
  expect((await northOwner.post(`${before.path}reactivate/`)).status).toBe(409)
  const { members } = (await northOwner.get('/teams/')).body.results[0] ?? { members: [] }
  expect(members.find(({ user }) => user === before.user)?.status).toBe(MemberStatus.Disabled)
  const signedIn = await app.visitor().signIn(email, pair.new_password1)
  expect(signedIn.status).toBe(200)
})

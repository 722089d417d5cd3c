/** A client's way from the email to the deal, and sign-out. */
import { beforeAll, describe, expect, it } from 'vitest'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { createDeal } from '#test/factories/deals.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { mailTo, allMailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const PASSCODE = '4711 Ahorn, größer'
const pair = { new_password1: 'a long and quiet river', new_password2: 'a long and quiet river' }

const app = useTestApp()
let people: People
let agent: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
})

async function dealFor(...emails: string[]) {
  const contact = (await agent.post('/contacts/', { first_name: 'Priya', last_name: 'Whitaker', emails })).body
  const deal = await createDeal(people, { parties: [{ contact: contact.id, role: 'buyer' }] })
  return { deal: String(deal._id), contact: contact.id }
}

const share = async (body: object) => {
  const { status, body: shared } = await agent.post('/portals/', body)
  expect(status, JSON.stringify(shared)).toBe(201)
  return shared
}

async function visitor() {
  const client = app.visitor()
  await client.get('/auth/login/')
  return client
}

describe('a client with whom a deal is shared', () => {
  it('gets an email, sets a password, sees the deal, and loses access at once when sharing ends', async () => {
    const shared = await dealFor('Priya@example.com')
    const { portal } = await share({ ...shared, mode: 'account' })
    const mail = await mailTo('priya@example.com', 'deal_shared')
    expect(mail).toMatchObject({ agent: 'agent north', deal: shared.deal, deal_name: '402 Maple Street' })
    const client = await visitor()
    const address = `/auth/set_password/${mail.link?.uid}/${mail.link?.token}` as const
    expect((await client.get(address)).body).toMatchObject({
      purpose: 'portal',
      // As in the email and on the deal's page.
      account_name: 'north Realty',
      deal: shared.deal,
      role: null,
    })
    expect((await client.post(address, pair)).body).toMatchObject({ is_client: true, email: 'priya@example.com' })
    expect((await client.get(`/client/deals/${shared.deal}/`)).status).toBe(200)
    await agent.post(`/portals/${portal.id}/revoke/`)
    expect((await client.get(`/client/deals/${shared.deal}/`)).status).toBe(404)
    expect((await client.get('/client/deals/')).body.count).toBe(0)
  })

  it('finds nothing behind the link after sharing has ended', async () => {
    const shared = await dealFor('late@example.com')
    const { portal } = await share({ ...shared, mode: 'account' })
    const { link } = await mailTo('late@example.com', 'deal_shared')
    await agent.post(`/portals/${portal.id}/revoke/`)
    expect((await (await visitor()).get(`/auth/set_password/${link?.uid}/${link?.token}`)).status).toBe(404)
  })

  it('who already has a password is linked to the deal', async () => {
    await share({ ...(await dealFor('client@north.test')), mode: 'account' })
    expect((await mailTo('client@north.test', 'deal_shared')).link).toBeNull()
  })
})

describe('a private link', () => {
  it('is emailed only at the agent’s request', async () => {
    await share({ ...(await dealFor('quiet@example.com')), mode: 'link' })
    expect(await allMailTo('quiet@example.com')).toEqual([])
    const expires_at = '2099-12-12T17:00:00.000Z'
    const { token } = await share({ ...(await dealFor('told@example.com')), mode: 'link', mail: true, expires_at })
    const mail = await mailTo('told@example.com', 'deal_link')
    expect(mail).toMatchObject({ token, expires_on: 'December 12, 2099', has_passcode: false })
  })

  it('cannot be emailed without an address', async () => {
    const problem = await agent.refused('POST', '/portals/', { ...(await dealFor()), mode: 'link', mail: true })
    expect(problem.errors).toEqual([{ field: 'mail', reason: 'needs an email address: add one to the contact first' }])
  })
})

describe('a link with a passcode', () => {
  const withPasscode = async () => share({ ...(await dealFor()), mode: 'link', passcode: PASSCODE })
  const saying = (passcode?: string): Record<string, string> =>
    passcode === undefined ? {} : { 'X-Portal-Passcode': encodeURIComponent(passcode) }
  const open = (token: string | null, passcode?: string) =>
    app.visitor().get(`/portal/${token}/`, { headers: saying(passcode) })
  const refused = (token: string | null, passcode?: string) =>
    app.visitor().refused('GET', `/portal/${token}/`, undefined, { headers: saying(passcode) })

  it('requires it, and opens only with it', async () => {
    const { portal, token } = await withPasscode()
    expect(portal.has_passcode).toBe(true)
    const asked = await refused(token)
    expect(asked).toMatchObject({ status: 403, type: 'urn:protracker:problem:passcode-needed' })
    expect(asked).toMatchObject({ title: 'Enter the passcode to open this link', brokerage: 'north Realty' })
    const wrong = { title: 'That passcode isn’t right', brokerage: 'north Realty' }
    expect(await refused(token, 'wrong')).toMatchObject(wrong)
    expect((await open(token, PASSCODE)).status).toBe(200)
  })

  it('stores it nowhere', async () => {
    const { portal } = await withPasscode()
    const kept = [await PortalModel.findById(portal.id).lean(), await EventModel.find({ entity: 'portal' }).lean()]
    expect(JSON.stringify(kept)).not.toContain(PASSCODE)
    expect(JSON.stringify(kept[1])).not.toContain('$argon2')
    expect(JSON.stringify(portal)).not.toMatch(/passcode_hash|argon2/)
  })

  it('responds like any wrong link once revoked, even with the right passcode', async () => {
    const { portal, token } = await withPasscode()
    await agent.post(`/portals/${portal.id}/revoke/`)
    const answers = [
      await open(token),
      await open(token, 'wrong'),
      await open(token, PASSCODE),
      await open('A'.repeat(43)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('north Realty')
  })

  it('allows ten wrong ones, then blocks', async () => {
    const { token } = await withPasscode()
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await open(token, `wrong ${i}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
    expect((await open(token, PASSCODE)).status).toBe(429)
  })

  it('is only possible for links', async () => {
    const body = { ...(await dealFor('a@example.com')), mode: 'account', passcode: PASSCODE }
    const problem = await agent.refused('POST', '/portals/', body)
    expect(problem.errors).toEqual([{ field: 'passcode', reason: 'is only for private links' }])
  })
})

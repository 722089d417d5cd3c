import mongoose from 'mongoose'
import type { CreatedPortal, Portal } from 'openapi'
import { UserStatus } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { toId } from '#platform/reads/find.ts'
import { migrateInBackground } from '#processes/migrations/migrations.ts'
import { createDeal } from '#test/factories/deals.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { allMailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let stranger: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  assistant = await app.signIn('assistant@north.test')
  stranger = await app.signIn('owner@south.test')
})

/** A deal of the agent, with a client who has these addresses. */
async function dealFor(...emails: string[]) {
  const fields = { first_name: 'Priya', last_name: 'Whitaker', emails, phones: ['(860) 555-0142'] }
  const contact = (await agent.post('/contacts/', fields)).body
  const deal = await createDeal(people, { parties: [{ contact: contact.id, role: 'buyer' }] })
  return { deal: String(deal._id), contact: contact.id }
}

const share = async (body: object, client = agent): Promise<CreatedPortal> => {
  const answer = await client.post('/portals/', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

describe('sharing by link', () => {
  it('shows the secret once and stores only its hash', async () => {
    const { portal, token } = await share({ ...(await dealFor()), mode: 'link' })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(portal).toMatchObject({ mode: 'link', state: 'open', contact_name: 'Priya Whitaker', last_seen_at: null })
    const stored = await PortalModel.findById(portal.id).lean()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(JSON.stringify(portal)).not.toContain(stored?.token_hash)
  })

  it('opens the deal for anyone with the link', async () => {
    const { portal, token } = await share({ ...(await dealFor()), mode: 'link' })
    const answer = await app.visitor().get(`/portal/${token}/`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ name: '402 Maple Street', client_name: 'Priya Whitaker' })
    const [shown] = (await agent.get(`/portals/?deal=${portal.deal}`)).body.results
    expect(shown?.last_seen_at).not.toBeNull()
  })

  it('responds the same to a wrong, an expired and a revoked link', async () => {
    const expired = await share({ ...(await dealFor()), mode: 'link' })
    await PortalModel.updateOne({ _id: expired.portal.id }, { expires_at: new Date(Date.now() - 1000) })
    const revoked = await share({ ...(await dealFor()), mode: 'link' })
    await agent.post(`/portals/${revoked.portal.id}/revoke/`)
    const answers = await Promise.all(
      ['A'.repeat(43), expired.token, revoked.token].map((token) => app.visitor().get(`/portal/${token}/`)),
    )
    const bodies = answers.map(({ body }) => ({ ...body, request_id: '' }))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
    const [shown] = (await agent.get(`/portals/?deal=${expired.portal.deal}`)).body.results
    expect(shown?.state).toBe('expired')
  })

  it('appears in the history of the deal', async () => {
    const { portal } = await share({ ...(await dealFor()), mode: 'link' })
    const event = await EventModel.findOne({ stream: portal.deal, entity: 'portal' }).lean()
    expect(event).toMatchObject({ op: 'create', entity_id: expect.anything(), actor: people.agent.id })
  })
})

describe('a contact who leaves the deal', () => {
  const setParties = (deal: string, contacts: string[]) =>
    agent.patch(`/deals/${deal}/`, { parties: contacts.map((contact) => ({ contact, role: 'buyer' })) })

  async function sharedTwice() {
    const shared = await dealFor('client@north.test')
    const link = await share({ ...shared, mode: 'link' })
    const account = await share({ ...shared, mode: 'account' })
    const client = await app.signIn('client@north.test')
    const answers = async () => [
      (await app.visitor().get(`/portal/${link.token}/`)).status,
      (await client.get(`/client/deals/${shared.deal}/`)).status,
    ]
    const portals = async () => (await agent.get(`/portals/?deal=${shared.deal}`)).body.results
    return { ...shared, account: account.portal, answers, portals }
  }

  it('finds every portal to it closed, and open again when they are back', async () => {
    const { deal, contact, account, answers, portals } = await sharedTwice()
    expect(await answers()).toEqual([200, 200])
    const before = await portals()
    await setParties(deal, [])
    expect(await answers()).toEqual([404, 404])
    const closed = await portals()
    expect(closed.map(({ state }) => state)).toEqual(['left', 'left'])
    for (const [i, { version }] of closed.entries()) expect(version).toBeGreaterThan(before[i]?.version ?? Infinity)
    expect((await agent.refused('POST', `/portals/${account.id}/resend/`)).status).toBe(409)
    await setParties(deal, [contact])
    expect(await answers()).toEqual([200, 200])
    expect((await portals()).map(({ state }) => state)).toEqual(['open', 'open'])
  })

  it('reads nothing of it after they are deleted either', async () => {
    const { deal, contact, answers } = await sharedTwice()
    await setParties(deal, [])
    expect((await owner.delete(`/contacts/${contact}/`)).status).toBe(204)
    await agent.patch(`/deals/${deal}/`, { list_price: 90_000_000 })
    expect(await answers()).toEqual([404, 404])
  })

  it('keeps what others of the deal were given', async () => {
    const { deal, contact, answers } = await sharedTwice()
    const { id } = (await agent.post('/contacts/', { last_name: 'Lee' })).body
    await setParties(deal, [contact, id])
    const { token } = await share({ deal, contact: id, mode: 'link' })
    await setParties(deal, [id])
    expect([...(await answers()), (await app.visitor().get(`/portal/${token}/`)).status]).toEqual([404, 404, 200])
  })

  it('and left before portals knew of it, finds them closed too', async () => {
    const { deal, answers } = await sharedTwice()
    const { answers: others } = await sharedTwice()
    await DealModel.collection.updateOne({ _id: toId(deal) }, { $set: { parties: [] } })
    await PortalModel.collection.updateMany({}, { $unset: { left_at: true } })
    for (const _ of [1, 2]) await migrateInBackground(true, new AbortController().signal)
    expect([...(await answers()), ...(await others())]).toEqual([404, 404, 200, 200])
  })
})

describe('sharing with an account', () => {
  it('gives access to the client with the address', async () => {
    const shared = await dealFor('Client@north.test')
    const { token } = await share({ ...shared, mode: 'account' })
    expect(token).toBeNull()
    const client = await app.signIn('client@north.test')
    expect((await client.get(`/client/deals/${shared.deal}/`)).status).toBe(200)
  })

  it('invites a new user', async () => {
    await share({ ...(await dealFor('priya@example.com')), mode: 'account' })
    const user = await UserModel.findOne({ email: 'priya@example.com' }).lean()
    expect(user).toMatchObject({ is_client: true, status: UserStatus.Invited, account: people.account })
    expect(user?.person).toMatchObject({ first_name: 'Priya', phone_number: '(860) 555-0142' })
  })

  it.each([
    ['of no one', []],
    ['of an agent', ['agent2@north.test']],
  ])('refuses an address %s', async (_case, emails) => {
    const problem = await agent.refused('POST', '/portals/', { ...(await dealFor(...emails)), mode: 'account' })
    expect(problem.status).toBe(409)
  })
})

describe('an address that signs in to another account', () => {
  const told = ({ mode, state, sections, notify, contact_name, last_seen_at, version }: Portal) => ({
    mode,
    state,
    sections,
    notify,
    contact_name,
    last_seen_at,
    version,
  })

  it.each(['client@south.test', 'agent@south.test'])('gets the same response as a new one: %s', async (address) => {
    const fresh = await share({ ...(await dealFor('fresh@example.com')), mode: 'account' })
    const { portal, token } = await share({ ...(await dealFor(address)), mode: 'account' })
    expect({ ...told(portal), token }).toEqual({ ...told(fresh.portal), token: fresh.token })
    expect(Object.keys(portal)).toEqual(Object.keys(fresh.portal))
    const mails = await allMailTo(address)
    expect(mails.map(({ template }) => template)).toEqual(['deal_shared_elsewhere'])
    const theirs = await app.signIn(address)
    expect((await theirs.get(`/client/deals/${portal.deal}/`)).status).not.toBe(200)
  })
})

describe('refusing to share', () => {
  it('twice in the same way, until the first is revoked', async () => {
    const shared = { ...(await dealFor()), mode: 'link' }
    const { portal } = await share(shared)
    expect((await agent.refused('POST', '/portals/', shared)).status).toBe(409)
    await agent.post(`/portals/${portal.id}/revoke/`)
    await share(shared)
  })

  it('with a contact who isn’t on this deal', async () => {
    const { deal } = await dealFor()
    const { contact } = await dealFor()
    const problem = await agent.refused('POST', '/portals/', { deal, contact, mode: 'link' })
    expect(problem.errors).toEqual([{ field: 'contact', reason: 'isn’t on this deal' }])
  })

  it.each([
    ['without a mode', { mode: undefined }, 'mode', 'is required'],
    ['in a way that there is not', { mode: 'mail' }, 'mode', 'must be one of account, link'],
    ['until yesterday', { expires_at: '2020-01-01T00:00:00.000Z' }, 'expires_at', 'must be in the future'],
    ['with the notes', { sections: { notes: true } }, 'sections.notes', 'isn’t a known field'],
  ])('%s, naming the field', async (_case, changes, field, reason) => {
    const problem = await agent.refused('POST', '/portals/', { ...(await dealFor()), mode: 'link', ...changes })
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })
})

describe('who may share, see and revoke', () => {
  it('anyone who may see the deal', async () => {
    for (const client of [owner, agent, assistant]) {
      const { portal } = await share({ ...(await dealFor()), mode: 'link' }, client)
      expect((await client.get(`/portals/?deal=${portal.deal}`)).body.count).toBe(1)
      expect((await client.get(`/portals/${portal.id}/preview/`)).status).toBe(200)
      const revoked = await client.post(`/portals/${portal.id}/revoke/`)
      expect(revoked.body).toMatchObject({ state: 'revoked', version: 1 })
      expect(revoked.headers.get('ETag')).toMatch(/^"1-/)
    }
  })

  it('no one else: for them there is neither deal nor portal', async () => {
    const shared = { ...(await dealFor()), mode: 'link' }
    const { portal } = await share(shared)
    for (const client of [agent2, stranger]) {
      expect((await client.get(`/portals/?deal=${portal.deal}`)).body).toMatchObject({
        results: [],
        count: 0,
      })
      const problem = await client.refused('POST', '/portals/', shared)
      expect(problem.errors?.map((error) => error.field)).toEqual(['deal'])
      expect((await client.refused('GET', `/portals/${portal.id}/preview/`)).status).toBe(404)
      expect((await client.refused('POST', `/portals/${portal.id}/revoke/`)).status).toBe(404)
    }
  })

  it('reads names only for the page, however many portals there are', async () => {
    for (const _ of [1, 2]) await share({ ...(await dealFor()), mode: 'link' })
    const read: string[] = []
    mongoose.set('debug', (collection, method, filter) => {
      read.push(`${collection}.${method} ${JSON.stringify(filter)}`)
    })
    const { results } = (await agent.get('/portals/?page_size=1')).body
    mongoose.set('debug', false)
    const names = read.filter((one) => one.startsWith('contacts.'))
    expect(names).toEqual([`contacts.find {"_id":{"$in":["${results[0]?.contact}"]}}`])
    expect(results[0]?.contact_name).toBe('Priya Whitaker')
  })

  it('neither clients nor visitors', async () => {
    const client = await app.signIn('client@north.test')
    expect((await client.refused('GET', '/portals/')).status).toBe(403)
    expect((await app.visitor().refused('GET', '/portals/')).status).toBe(401)
  })
})

describe('revoking', () => {
  it('twice changes nothing, and is refused for an outdated version', async () => {
    const { portal } = await share({ ...(await dealFor()), mode: 'link' })
    const path = `/portals/${portal.id}/revoke/` as const
    const first = (await agent.post(path)).body
    expect((await agent.post(path)).body).toEqual(first)
    expect((await agent.refused('POST', path, undefined, { headers: { 'If-Match': '"0"' } })).status).toBe(412)
  })
})

describe('previewing', () => {
  it('shows exactly what the client gets, and does not count as a visit', async () => {
    const { portal, token } = await share({ ...(await dealFor()), mode: 'link' })
    const preview = (await agent.get(`/portals/${portal.id}/preview/`)).body
    expect((await PortalModel.findById(portal.id).lean())?.last_seen_at).toBeNull()
    expect((await app.visitor().get(`/portal/${token}/`)).body).toEqual(preview)
  })
})

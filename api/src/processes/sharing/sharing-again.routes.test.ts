/** Resending a client's access. */
import { beforeAll, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { createDeal } from '#test/factories/deals.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { mailTo, allMailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const pair = { new_password1: 'a long and quiet river', new_password2: 'a long and quiet river' }

const app = useTestApp()
let people: People
let agent: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
})

async function share(email: string, fields: object = { mode: 'account' }) {
  const emails = [email]
  const contact = (await agent.post('/contacts/', { first_name: 'Priya', last_name: 'Whitaker', emails })).body
  const deal = await createDeal(people, { parties: [{ contact: contact.id, role: 'buyer' }] })
  const body = { deal: String(deal._id), contact: contact.id, ...fields }
  return (await agent.post('/portals/', body)).body.portal
}

const resend = (id: string) => agent.post(`/portals/${id}/resend/`)

async function look(link: { uid: string; token: string } | null) {
  const client = app.visitor()
  await client.get('/auth/login/')
  const address = `/auth/set_password/${link?.uid}/${link?.token}` as const
  return { client, address, status: (await client.get(address)).status }
}

it('sends a new link; the previous one stops working', async () => {
  const portal = await share('priya@example.com')
  const first = (await mailTo('priya@example.com', 'deal_shared')).link
  expect((await resend(portal.id)).status).toBe(204)
  const second = (await mailTo('priya@example.com', 'deal_shared')).link
  expect((await look(first)).status).toBe(404)
  const { client, address, status } = await look(second)
  expect(status).toBe(200)
  await client.post(address, pair)
  expect((await client.get(`/client/deals/${portal.deal}/`)).status).toBe(200)
  const event = await EventModel.findOne({ entity: 'portal', op: 'resend', stream: portal.deal }).lean()
  expect(event).toMatchObject({ actor: people.agent.id })
  // From now on the email links to the client's page.
  await resend(portal.id)
  expect((await mailTo('priya@example.com', 'deal_shared')).link).toBeNull()
})

it('uses the contact’s current address', async () => {
  const portal = await share('prya@example.com')
  const wrong = (await mailTo('prya@example.com', 'deal_shared')).link
  await agent.patch(`/contacts/${portal.contact}/`, { emails: ['right@example.com'] })
  expect((await resend(portal.id)).status).toBe(204)
  expect((await look(wrong)).status).toBe(404)
  const { client, address } = await look((await mailTo('right@example.com', 'deal_shared')).link)
  await client.post(address, pair)
  expect((await client.get(`/client/deals/${portal.deal}/`)).status).toBe(200)
})

it('is refused for a private link, and after access has ended', async () => {
  const link = await share('link@example.com', { mode: 'link' })
  expect((await resend(link.id)).status).toBe(409)
  const ended = await share('ended@example.com')
  await agent.post(`/portals/${ended.id}/revoke/`)
  expect((await resend(ended.id)).status).toBe(409)
  expect(await allMailTo('link@example.com')).toEqual([])
  expect(await allMailTo('ended@example.com')).toHaveLength(1)
})

it('emails one client at most five times an hour, without limiting others', async () => {
  const [often, other] = [await share('often@example.com'), await share('other@example.com')]
  for (let time = 0; time < 5; time++) expect((await resend(often.id)).status).toBe(204)
  const refused = await resend(often.id)
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect((await resend(other.id)).status).toBe(204)
  expect(await allMailTo('often@example.com')).toHaveLength(6)
})

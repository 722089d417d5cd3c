import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

/** Requests to a fake Stripe API, and its responses. */
const asked: { url: string; authorization: string | undefined; key: unknown; body: string }[] = []
type Answers = { [path: string]: { status: number; body: string } }
const SESSION = '{"id":"bps_1","object":"billing_portal.session","url":"https://pay.test/p/1"}'
const list = (...customers: string[]) =>
  JSON.stringify({
    object: 'search_result',
    data: customers.map((id) => ({ id, object: 'customer' })),
    has_more: false,
  })
const answers: Answers = {
  '/v1/billing_portal/sessions': { status: 200, body: SESSION },
  '/v1/customers/search': { status: 200, body: list() },
  '/v1/customers': { status: 200, body: '{"id":"cus_new","object":"customer"}' },
}
const stripe = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe.test')
    const { authorization, 'idempotency-key': key } = request.headers
    asked.push({ url: pathname + search, authorization, key, body })
    const answer = answers[pathname] ?? { status: 404, body: '{}' }
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
  })
})
await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', () => resolve()))
const stripeApiUrl = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`

const settings = { stripeSecretKey: 'sk_test_1', stripeApiUrl }
const app = useTestApp({ ...settings, webUrl: 'https://app.test' })
let people: People
let owner: TestClient
let path: `/account/${string}/`

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  path = `/account/${String(people.account)}/`
})

beforeEach(() => {
  asked.length = 0
})

afterAll(() => stripe.close())

async function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const sent = new Response(form)
  const headers = { 'Content-Type': sent.headers.get('Content-Type') ?? '' }
  return { text: new Uint8Array(await sent.arrayBuffer()), headers }
}

describe('changing the account', () => {
  it('accepts a form with an image; the session shows the change', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0c3426' } })
      .png()
      .toBuffer()
    const profile = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
    const form = await formOf({ name: 'North & Partners', brokerage: 'North Realty', profile })
    const { status, body } = await owner.patch(path, undefined, form)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ name: 'North & Partners', brokerage: 'North Realty' })
    expect(body.image).toMatch(/^\/api\/v1\/images\//)
    expect((await owner.get('/auth/login/')).body.account).toEqual(body)
  })

  it('keeps omitted fields, and removes the image', async () => {
    const { body } = await owner.patch(path, { brokerage: '', image: null })
    expect(body).toMatchObject({ name: 'North & Partners', brokerage: '', image: null })
  })

  it.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['an owner', { owner: '0'.repeat(24) }, 'owner'],
    ['a customer', { stripe_customer: 'cus_1' }, 'stripe_customer'],
  ])('refuses %s in both encodings, naming the field', async (_case, fields, field) => {
    expect((await owner.refused('PATCH', path, fields)).errors?.[0]?.field).toBe(field)
    const problem = await owner.refused('PATCH', path, undefined, await formOf(fields))
    expect(problem.errors?.[0]?.field).toBe(field)
  })

  it('is for its owner only', async () => {
    expect((await (await app.signIn('admin@north.test')).patch(path, { name: 'Mine' })).status).toBe(403)
    expect((await (await app.signIn('owner@south.test')).patch(path, { name: 'Mine' })).status).toBe(404)
  })
})

describe('the link to the bills', () => {
  const bills = () => owner.get(`${path}billing/`)
  const billed = (stripe_customer: string | null) =>
    AccountModel.updateOne({ _id: people.account }, { stripe_customer })

  it('is a customer portal session of the payment provider', async () => {
    await billed('cus_north')
    expect((await bills()).body).toMatchObject({ kind: 'session', url: 'https://pay.test/p/1' })
    const [call] = asked
    expect(call).toMatchObject({ url: '/v1/billing_portal/sessions', authorization: 'Bearer sk_test_1' })
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      customer: 'cus_north',
      return_url: 'https://app.test/agent',
    })
  })

  it('says if the payment provider does not answer, without revealing secrets', async () => {
    await billed('cus_north')
    answers['/v1/billing_portal/sessions'] = {
      status: 400,
      body: '{"error":{"type":"invalid_request_error","message":"No such customer: cus_north"}}',
    }
    const problem = await owner.refused('GET', `${path}billing/`)
    answers['/v1/billing_portal/sessions'] = { status: 200, body: SESSION }
    expect(problem).toMatchObject({ status: 502, title: 'We can’t reach the payment provider' })
    expect(JSON.stringify(problem)).not.toMatch(/cus_north|sk_test/)
  })

  it('creates the customer on first use, once', async () => {
    await billed(null)
    expect((await bills()).body).toMatchObject({ kind: 'session', url: 'https://pay.test/p/1' })
    const [searched, made, opened] = asked
    const account = String(people.account)
    expect(decodeURIComponent(searched?.url ?? '')).toContain(`metadata['protracker_account']:'${account}'`)
    expect(made).toMatchObject({ url: '/v1/customers', key: `protracker-account-${account}` })
    expect(Object.fromEntries(new URLSearchParams(made?.body))).toEqual({
      name: 'North & Partners',
      email: 'owner@north.test',
      'metadata[protracker_account]': account,
    })
    expect(new URLSearchParams(opened?.body).get('customer')).toBe('cus_new')
    asked.length = 0
    await bills()
    expect(asked.map(({ url }) => url)).toEqual(['/v1/billing_portal/sessions'])
  })

  it('uses the customer whom the operators already bill', async () => {
    await billed(null)
    answers['/v1/customers/search'] = { status: 200, body: list('cus_known') }
    await bills()
    expect(asked.map(({ url }) => url.split('?')[0])).toEqual(['/v1/customers/search', '/v1/billing_portal/sessions'])
    expect((await AccountModel.findById(people.account).lean())?.stripe_customer).toBe('cus_known')
  })

  it('is for the owner only', async () => {
    expect((await (await app.signIn('admin@north.test')).get(`${path}billing/`)).status).toBe(403)
    expect((await (await app.signIn('owner@south.test')).get(`${path}billing/`)).status).toBe(404)
  })
})

import type { LeadSource } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { brokerageOf } from '#entities/accounts/brokerage-name.query.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { createSeal } from '#platform/records/seal.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { testEnv, useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { newStamp } from './form-stamp.ts'

const app = useTestApp()
const seal = createSeal(testEnv().secret, 'lead form')
let owner: TestClient
let source: LeadSource
let made = 0

const MINUTE_MS = 60_000
const FILLED = {
  first_name: 'Priya',
  last_name: 'Whitaker',
  email: 'priya@example.com',
  phone: '(860) 555-0142',
  message: 'Is it still available?',
  consent: 'yes',
}

beforeAll(async () => {
  ;({ owner } = await openTeam(app, []))
})

beforeEach(async () => {
  await ContactModel.deleteMany({})
  await InquiryModel.deleteMany({})
  source = (await owner.post('/lead_sources/', { kind: 'form', name: `Form ${made++}` })).body
})

const stampOf = (age: number, key = source.key ?? '') => newStamp(seal, key, new Date(Date.now() - age))

/** Like a browser without scripts, in a frame of another site. */
async function send(fields: Record<string, string>, from = `198.51.100.${made}`) {
  const answer = await fetch(`${app.url}/lead_forms/${source.key}/`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': from, 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, page: await answer.text(), headers: answer.headers }
}

const sendFilled = (fields: Record<string, string> = {}, from?: string) =>
  send({ ...FILLED, stamp: stampOf(MINUTE_MS), ...fields }, from)

const errorsIn = (page: string) => [...page.matchAll(/id="(\w+)-error"/g)].map(([, field]) => field)

describe('the page of a form', () => {
  it('may be in any frame, runs only what tells its height, and has what came with the link', async () => {
    const answer = await fetch(
      `${app.url}/lead_forms/${source.key}/?property=402+Maple+%3Cb%3E&utm_source=newsletter&page=https://example.com/`,
    )
    const page = await answer.text()
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-ancestors *')
    const [, nonce] = /script-src 'nonce-([\w-]+)'/.exec(policy) ?? []
    expect(answer.headers.get('X-Frame-Options')).toBeNull()
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page).toContain('402 Maple &lt;b&gt;')
    expect(page).toContain('<input type="hidden" name="utm_source" value="newsletter">')
    expect(page.match(/<script.*?>/g)).toEqual([`<script nonce="${nonce}">`])
  })

  it('runs nothing in a tab of its own, where no website waits for its height', async () => {
    const answer = await fetch(`${app.url}/lead_forms/${source.key}/`, { headers: { 'Sec-Fetch-Dest': 'document' } })
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('script-src')
    expect(await answer.text()).not.toContain('<script')
  })

  it('says of an answer that it is one, so that the website scrolls to it', async () => {
    const opened = await (await fetch(`${app.url}/lead_forms/${source.key}/`)).text()
    expect(
      [opened, (await send({ first_name: 'Priya' })).page, (await sendFilled()).page].map(
        (page) => /a=(\w+);/.exec(page)?.[1],
      ),
    ).toEqual(['false', 'true', 'true'])
  })

  it('shows the account’s words as text', async () => {
    const form = { title: '<img src=x>', consent: '"><script>', intro: "'&", thanks: '<b>' }
    await owner.patch(`/lead_sources/${source.id}/` as const, { form })
    const page = await (await fetch(`${app.url}/lead_forms/${source.key}/`)).text()
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toMatch(/<img|"><script/)
    expect((await sendFilled()).page).toContain('&lt;b&gt;')
  })

  it('says that it is closed once its source is retired, and isn’t there with a wrong key', async () => {
    await owner.patch(`/lead_sources/${source.id}/` as const, { retired: true })
    expect((await sendFilled()).page).toContain('This form is closed')
    expect(await InquiryModel.countDocuments()).toBe(0)
    const missing = await fetch(`${app.url}/lead_forms/${'A'.repeat(22)}/`)
    expect([missing.status, missing.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
    // A website whose form got a new link says so, rather than showing a broken frame.
    expect(missing.headers.get('Content-Security-Policy')).toContain('frame-ancestors *')
    expect(await missing.text()).toContain('This form isn’t here')
  })
})

describe('whose form it is', () => {
  it('says the brokerage, in what people agree to and below it, and links to its privacy policy', async () => {
    const read = async (headers = {}) => (await fetch(`${app.url}/lead_forms/${source.key}/`, { headers })).text()
    const name = await brokerageOf((await LeadSourceModel.findById(source.id).orFail()).account)
    expect(source.form?.consent).toContain(`I agree that ${name} may`)
    expect(await read()).toContain(`<p class="who">${name}</p>`)
    const privacy_url = 'https://www.example.com/privacy?a=1&b=2'
    await owner.patch(`/lead_sources/${source.id}/` as const, { form: { privacy_url } })
    expect(await read()).toContain('<a href="https://www.example.com/privacy?a=1&amp;b=2"')
    const script = owner.refused('PATCH', `/lead_sources/${source.id}/`, {
      form: { privacy_url: 'javascript:alert(1)' },
    })
    expect((await script).errors?.map(({ field }) => field)).toEqual(['form.privacy_url'])
  })

  it('follows the visitor’s theme in a tab of its own, and is light in a frame', async () => {
    const read = async (dest: string) =>
      (await fetch(`${app.url}/lead_forms/${source.key}/`, { headers: { 'Sec-Fetch-Dest': dest } })).text()
    expect(await read('document')).toContain('prefers-color-scheme:dark')
    expect(await read('iframe')).not.toContain('prefers-color-scheme:dark')
  })
})

describe('a form that is sent', () => {
  it('becomes a lead, with the text that was agreed to and the campaign', async () => {
    const { status, page } = await sendFilled({
      utm_source: 'newsletter',
      property: '402 Maple Street',
      page: 'https://a.example/',
    })
    expect([status, page]).toEqual([200, expect.stringContaining(source.form?.thanks ?? '')])
    const inquiry = await InquiryModel.findOne().orFail().lean()
    expect(inquiry).toMatchObject({
      message: FILLED.message,
      consent: source.form?.consent,
      campaign: { source: 'newsletter' },
      property: { address: '402 Maple Street' },
      page: 'https://a.example/',
      made_contact: true,
      origin: { address: `198.51.100.${made}` },
    })
    expect(inquiry.origin.raw).toContain('utm_source=newsletter')
    expect(await ContactModel.findById(inquiry.contact).lean()).toMatchObject({
      first_name: 'Priya',
      emails: [FILLED.email],
      source: 1,
      created_by: null,
    })
  })

  it('is stored once, however often it is sent', async () => {
    const stamp = stampOf(MINUTE_MS)
    const sent = await Promise.all([1, 2, 3].map(() => sendFilled({ stamp })))
    await sendFilled({ stamp })
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([await InquiryModel.countDocuments(), await ContactModel.countDocuments()]).toEqual([1, 1])
  })

  it('from the same person again is another inquiry of the same contact', async () => {
    await sendFilled()
    await sendFilled({ message: 'And the garage?' })
    expect([await InquiryModel.countDocuments(), await ContactModel.countDocuments()]).toEqual([2, 1])
  })

  it('comes back with what is missing next to each field, and with what was typed', async () => {
    const { page } = await send({ first_name: 'Priya "P"', phone: 'call me', stamp: stampOf(MINUTE_MS) })
    expect(errorsIn(page)).toEqual(['last_name', 'email', 'phone', 'consent'])
    expect(page).toContain('value="Priya &quot;P&quot;"')
    expect(page).toMatch(/id="last_name"[^>]*aria-invalid="true" aria-describedby="last_name-error" autofocus/)
    expect(page).toContain('role="alert"')
    expect(await InquiryModel.countDocuments()).toBe(0)
  })

  it.each([
    ['a name with a web address', { first_name: 'https://evil.example' }, ['first_name']],
    ['two addresses in one', { email: 'a@example.com\r\nBcc: b@example.com' }, ['email']],
    ['control characters in a name', { last_name: 'A\u0000B' }, ['last_name']],
  ])('does not take %s', async (_what, fields, wrong) => {
    expect(errorsIn((await sendFilled(fields)).page)).toEqual(wrong)
  })

  it('asks for the phone number as it is set up', async () => {
    await owner.patch(`/lead_sources/${source.id}/` as const, { form: { phone: 'required' } })
    expect(errorsIn((await sendFilled({ phone: '' })).page)).toEqual(['phone'])
    await owner.patch(`/lead_sources/${source.id}/` as const, { form: { phone: 'hidden' } })
    expect((await sendFilled()).page).not.toContain('name="phone"')
    expect((await ContactModel.findOne().orFail().lean()).phones).toEqual([])
  })
})

describe('programs', () => {
  it('that fill in the hidden field are thanked, and nothing is stored', async () => {
    const { page } = await sendFilled({ website: 'https://spam.example' })
    expect(page).toContain(source.form?.thanks ?? '')
    expect(await InquiryModel.countDocuments()).toBe(0)
  })

  it.each([
    ['that send it right away', () => stampOf(0), 'That was fast'],
    ['with a page of yesterday', () => stampOf(25 * 60 * MINUTE_MS), 'open for a long time'],
    ['with the page of another form', () => stampOf(MINUTE_MS, 'A'.repeat(22)), 'open for a long time'],
    ['without having opened it', () => '', 'open for a long time'],
  ])('%s are asked to send it again', async (_what, stamp, said) => {
    expect((await sendFilled({ stamp: stamp() })).page).toContain(said)
    expect(await InquiryModel.countDocuments()).toBe(0)
  })

  it('get through ten times an hour from one address', async () => {
    for (let n = 0; n < 10; n++) await sendFilled({}, '203.0.113.9')
    expect((await sendFilled({}, '203.0.113.9')).page).toContain('too many messages')
    expect(await InquiryModel.countDocuments()).toBe(10)
    expect((await sendFilled({}, '203.0.113.10')).page).toContain(source.form?.thanks ?? '')
  })
})

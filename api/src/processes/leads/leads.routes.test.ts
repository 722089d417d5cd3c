import type { Lead, LeadCreate, TimelineEntry } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { allMailTo } from '#test/mail.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { todayIn } from '#rules/calendar/days.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let source: string
let made = 0

const PRIYA = { first_name: 'Priya', last_name: 'Whitaker', emails: ['priya@example.com'] }

beforeAll(async () => {
  ;({ people, owner, agent, agent2 } = await openTeam(app, ['agent', 'agent2']))
  await createPeople('south')
})

beforeEach(async () => {
  await ContactModel.deleteMany({})
  await InquiryModel.deleteMany({})
  await NotificationModel.deleteMany({})
  await OutboxModel.deleteMany({})
  const body = { kind: 'api' as const, name: `Portal ${made++}`, source: 5 as const, owner: String(people.agent.id) }
  source = (await owner.post('/lead_sources/', body)).body.id
})

async function send(fields: Partial<LeadCreate>, by = owner): Promise<Lead> {
  const { status, body } = await by.post('/leads/', { lead_source: source, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const inquiriesOf = async (contact: string): Promise<Extract<TimelineEntry, { type: 'inquiry' }>[]> => {
  const { results } = (await owner.get(`/contacts/${contact}/timeline/?kind=inquiry` as const)).body
  return results.filter((one) => one.type === 'inquiry')
}

describe('a new lead', () => {
  it('can be reached at an extension', async () => {
    const { contact } = await send({ first_name: 'Ext', phones: ['512-555-0199 x12'] })
    const { body } = await agent.get(`/contacts/${contact}/` as const)
    expect(body.phones).toEqual(['512-555-0199 ext. 12'])
  })

  it('becomes a contact of the source’s owner, with what was asked and what arrived', async () => {
    const lead = {
      ...PRIYA,
      external_id: 'site:1',
      message: 'Is it still available?',
      property: { address: '402 Maple Street', price: 51_200_000 },
      campaign: { source: 'newsletter' },
      page: 'https://example.com/402',
      language: 'es' as const,
      asked_at: '2026-11-20T12:00:00.000Z',
    }
    const { contact, is_new, inquiry } = await send(lead)
    expect(is_new).toBe(true)
    const made = {
      ...PRIYA,
      external_id: 'site:1',
      owner: String(people.agent.id),
      source: 5,
      status: 1,
      price: 51_200_000,
    }
    expect((await agent.get(`/contacts/${contact}/` as const)).body).toMatchObject(made)
    const { body } = await agent.get(`/inquiries/${inquiry}/` as const)
    expect(body).toMatchObject({
      contact,
      lead_source: source,
      kind: 'api',
      message: 'Is it still available?',
      property: { address: '402 Maple Street', mls_number: '', url: '' },
      campaign: { source: 'newsletter', medium: '' },
      person: { ...PRIYA, phones: [] },
      asked_at: '2026-11-20T12:00:00.000Z',
      made_contact: true,
      consent: '',
    })
    expect(JSON.parse(body.origin.raw)).toMatchObject(lead)
    expect(body.origin.address).not.toBe('')
    expect(await inquiriesOf(contact)).toMatchObject([
      { message: 'Is it still available?', page: lead.page, referrer: '', language: 'es', made_contact: true },
    ])
  })

  it('tells the owner once, in the inbox and by email, also if their own token sent it', async () => {
    await send(PRIYA)
    await send({ ...PRIYA, first_name: 'Pia', emails: ['pia@example.com'] }, agent)
    const told = await NotificationModel.find({ user: people.agent.id }).sort({ created_at: 1 }).lean()
    expect(told.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['lead', 'Priya Whitaker'],
      ['lead', 'Pia Whitaker'],
    ])
    expect(told[0]?.text).toMatch(/^New lead from Portal/)
    const mail = (await allMailTo('agent@north.test')).filter(({ template }) => template === 'notice')
    expect(mail.filter(({ data }) => JSON.stringify(data).includes('Priya Whitaker'))).toHaveLength(1)
  })

  it('names in the email how to reach them and what they asked', async () => {
    const asked = {
      message: 'Is it still available?',
      property: { address: '402 Maple Street', city: 'Hartford', zip: '06103', price: 51_200_000 },
      language: 'es' as const,
    }
    await send({ ...PRIYA, emails: ['details@example.com'], phones: ['+18605550142'], ...asked })
    const mail = (await allMailTo('agent@north.test')).find(({ data }) => JSON.stringify(data).includes('details@'))
    expect(mail?.data).toMatchObject({
      details: [
        ['Phone', '(860) 555-0142'],
        ['Email', 'details@example.com'],
        ['Property', '402 Maple Street, Hartford 06103'],
        ['Price', '$512,000'],
        ['Speaks', 'Spanish'],
        ['Message', 'Is it still available?'],
      ],
    })
  })

  it('that says no name is told by how to reach them', async () => {
    await send({ emails: ['someone@example.com'] })
    expect(await NotificationModel.findOne({ user: people.agent.id }).lean()).toMatchObject({
      subject: 'someone@example.com',
    })
  })

  it('goes to the account’s owner if its source names no one', async () => {
    await owner.patch(`/lead_sources/${source}/` as const, { owner: null })
    const { contact } = await send(PRIYA)
    expect((await owner.get(`/contacts/${contact}/` as const)).body.owner).toBe(String(people.owner.id))
  })

  it('needs a name or a way to reach them, an API source that is in use, and a time that has passed', async () => {
    const refused = (body: object) => owner.refused('POST', '/leads/', { lead_source: source, ...body })
    expect((await refused({ message: 'A' })).errors?.[0]?.field).toBe('first_name')
    expect((await refused({ ...PRIYA, asked_at: '2999-01-01T00:00:00Z' })).errors?.[0]?.field).toBe('asked_at')
    const form = (await owner.post('/lead_sources/', { kind: 'form', name: `Form ${made++}` })).body
    expect((await refused({ ...PRIYA, lead_source: form.id })).errors?.[0]?.reason).toBe('isn’t an API source')
    await owner.patch(`/lead_sources/${source}/` as const, { retired: true })
    expect((await refused(PRIYA)).errors?.[0]?.reason).toBe('is retired')
    expect(await ContactModel.countDocuments()).toBe(0)
  })
})

describe('someone who asks again', () => {
  it('is the contact with the external ID, whatever else is sent, and stays as they are', async () => {
    const first = await send({ ...PRIYA, external_id: 'site:1' })
    const before = (await owner.get(`/contacts/${first.contact}/` as const)).body
    const again = await send({ first_name: 'P.', external_id: 'site:1', message: 'Hello?' })
    expect(again).toMatchObject({ contact: first.contact, is_new: false })
    expect((await owner.get(`/contacts/${first.contact}/` as const)).body).toEqual(before)
    expect((await inquiriesOf(first.contact)).map(({ message }) => message)).toEqual(['Hello?', ''])
  })

  it('is the contact with the same name and email address, and gets the external ID if they had none', async () => {
    const first = await send(PRIYA)
    const again = await send({ ...PRIYA, emails: ['PRIYA@example.com'], external_id: 'site:2' })
    expect(again).toMatchObject({ contact: first.contact, is_new: false })
    expect((await owner.get(`/contacts/${first.contact}/` as const)).body.external_id).toBe('site:2')
  })

  it('is someone else with another name, or with another address', async () => {
    await send(PRIYA)
    expect((await send({ ...PRIYA, first_name: 'Rahul' })).is_new).toBe(true)
    expect((await send({ ...PRIYA, emails: ['other@example.com'] })).is_new).toBe(true)
  })

  it.each([5, 6] as const)('gets a follow-up today if they had the status %i', async (status) => {
    const { contact } = await send(PRIYA)
    await owner.patch(`/contacts/${contact}/` as const, { status, next_follow_up: '2999-01-01' })
    await NotificationModel.deleteMany({})
    await send(PRIYA)
    const { next_follow_up, status: kept } = (await owner.get(`/contacts/${contact}/` as const)).body
    expect([next_follow_up, kept]).toEqual([todayIn('America/New_York'), status])
    expect(await NotificationModel.findOne({ user: people.agent.id }).lean()).toMatchObject({
      text: expect.stringMatching(/^New inquiry from/),
    })
  })

  it('is found only among contacts that the caller sees', async () => {
    await send({ ...PRIYA, external_id: 'site:1' })
    expect((await send(PRIYA, agent2)).is_new).toBe(true)
    expect(
      (await agent2.refused('POST', '/leads/', { lead_source: source, ...PRIYA, external_id: 'site:1' })).status,
    ).toBe(409)
  })

  it('is one contact, however many inquiries arrive at the same moment', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => send({ ...PRIYA, external_id: 'site:9' })))
    expect(new Set(sent.map(({ contact }) => contact)).size).toBe(1)
    expect(sent.filter(({ is_new }) => is_new)).toHaveLength(1)
    expect(await InquiryModel.countDocuments()).toBe(6)
  })
})

describe('inquiries', () => {
  it('are seen by whoever sees the contact', async () => {
    const { inquiry } = await send(PRIYA)
    expect((await agent2.refused('GET', `/inquiries/${inquiry}/`)).status).toBe(404)
    expect((await (await app.signIn('owner@south.test')).refused('GET', `/inquiries/${inquiry}/`)).status).toBe(404)
  })

  it('move along when contacts are merged, and back', async () => {
    const one = await send(PRIYA)
    const other = await send({ ...PRIYA, first_name: 'Rahul' })
    const { body } = await owner.post('/contacts/merge/', { keep: one.contact, merge: other.contact })
    expect(await inquiriesOf(one.contact)).toHaveLength(2)
    await owner.post(`/events/${body.event}/undo/` as const)
    expect(await inquiriesOf(one.contact)).toHaveLength(1)
  })
})

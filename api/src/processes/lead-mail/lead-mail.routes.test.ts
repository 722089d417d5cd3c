import type { LeadMail, PersonErasure } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { LeadMailModel } from '#entities/lead-mail/lead-mail.model.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { eml } from '#test/lead-mail/corpus.ts'
import { quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { toId } from '#platform/reads/find.ts'
import { readLeadMail } from './read-lead-mail.command.ts'
import { storeMail } from './store-mail.command.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let source: string

const LETTER = {
  from: 'Sam Ortiz <sam@example.com>',
  subject: 'Maple Street',
  body: 'Is the house on Maple Street still for sale? Call me at (860) 555-0177.',
}
const SAM = { first_name: 'Sam', last_name: 'Ortiz', emails: ['sam@example.com'] }

beforeAll(async () => {
  ;({ people, owner, agent, agent2 } = await openTeam(app, ['agent', 'agent2']))
  await createPeople('south')
  const fields = { kind: 'email' as const, name: 'Portals', owner: String(people.agent.id) }
  source = (await owner.post('/lead_sources/', fields)).body.id
})

beforeEach(async () => {
  for (const model of [ContactModel, InquiryModel, LeadMailModel]) await model.collection.deleteMany({})
  const mailbox = { account: people.account, lead_source: toId(source) }
  await storeMail(eml(LETTER), { mailboxes: [mailbox], remote_address: '203.0.113.7' })
  await readLeadMail(quiet)
})

const list = async (by = agent, state = 'needs_look'): Promise<LeadMail[]> =>
  (await by.get(`/lead_mails/?state=${state}` as '/lead_mails/')).body.results

async function theMail(): Promise<string> {
  const [mail] = await list()
  return mail?.id ?? ''
}

describe('emails that need a look', () => {
  it('are listed for whoever gets the leads, and for owners and admins', async () => {
    expect(await list()).toMatchObject([{ subject: 'Maple Street', from_name: 'Sam Ortiz', state: 'needs_look' }])
    expect(await list(owner)).toHaveLength(1)
    expect(await list(agent2)).toEqual([])
    expect(await list(await app.signIn('owner@south.test'))).toEqual([])
    expect((await agent2.refused('GET', `/lead_mails/${await theMail()}/`)).status).toBe(404)
  })

  it('say what they say, with what a lead would start with', async () => {
    const { body } = await agent.get(`/lead_mails/${await theMail()}/` as const)
    expect(body).toMatchObject({ text: LETTER.body, html: '', is_unreadable: false })
    expect(body.suggestion).toEqual({ ...SAM, phones: ['(860) 555-0177'], message: LETTER.body })
    expect(JSON.stringify(body)).not.toContain('Message-ID')
  })

  it('become leads, and come back by undo', async () => {
    const id = await theMail()
    const { status, body } = await agent.post(`/lead_mails/${id}/make_lead/` as const, { ...SAM, message: 'Hi' })
    expect([status, body.is_new]).toEqual([201, true])
    expect(await list()).toEqual([])
    const inquiry = (await agent.get(`/inquiries/${body.inquiry}/` as const)).body
    expect(inquiry).toMatchObject({ person: SAM, message: 'Hi', kind: 'email', origin: { address: '203.0.113.7' } })
    expect(inquiry.origin.raw).toContain('Call me at')
    expect((await agent.refused('POST', `/lead_mails/${id}/make_lead/`, SAM)).status).toBe(409)
    expect((await agent.post(`/events/${body.event}/undo/` as const)).status).toBe(200)
    expect(await list()).toHaveLength(1)
    expect([await InquiryModel.countDocuments(), await ContactModel.countDocuments()]).toEqual([0, 0])
  })

  it('stay leads once someone has worked on the contact', async () => {
    const { body } = await agent.post(`/lead_mails/${await theMail()}/make_lead/` as const, SAM)
    await agent.patch(`/contacts/${body.contact}/` as const, { status: 2 })
    expect((await agent.refused('POST', `/events/${body.event}/undo/`)).status).toBe(409)
    expect(await InquiryModel.countDocuments()).toBe(1)
  })

  it('are added to a contact who is there', async () => {
    const known = (await agent.post('/contacts/', SAM)).body
    const { body } = await agent.post(`/lead_mails/${await theMail()}/make_lead/` as const, SAM)
    expect(body).toMatchObject({ contact: known.id, is_new: false })
    await agent.post(`/events/${body.event}/undo/` as const)
    expect((await agent.get(`/contacts/${known.id}/` as const)).status).toBe(200)
  })

  it('are dismissed, and come back by undo', async () => {
    const { body } = await agent.post(`/lead_mails/${await theMail()}/dismiss/` as const)
    expect([await list(), (await list(agent, 'dismissed')).length]).toEqual([[], 1])
    await agent.post(`/events/${body.event}/undo/` as const)
    expect(await list()).toHaveLength(1)
  })

  it('go with the person whose address is in them', async () => {
    const contact = (await agent.post('/contacts/', SAM)).body
    const { body } = await owner.sendUnchecked('POST', `/contacts/${contact.id}/erase/?dry_run=true`, {})
    expect((body as PersonErasure).erased).toContainEqual({ what: 'Lead emails', whole: 1, texts: 0 })
  })
})

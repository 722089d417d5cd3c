import mongoose, { trusted } from 'mongoose'
import type { Contact, Deal, PersonErasure } from 'openapi'
import { UserStatus } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AccountLinkModel } from '#entities/account-links/account-link.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { storeMarkedDocuments } from '#test/factories/marked-documents.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { LEFT_OUT } from './find-person.query.ts'
import { PLACES } from './places.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let contact: Contact
let deal: Deal
let count = 0

beforeAll(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent']))
})

const person = () => ({
  first_name: 'Mia',
  last_name: `Marker${'abcdefghijklmnopqrstuvwxyz'[count]}`,
  email: `mia.${count}@example.com`,
})

beforeEach(async () => {
  count += 1
  const { first_name, last_name, email } = person()
  contact = (
    await agent.post('/contacts/', {
      first_name,
      last_name,
      emails: [email],
      phones: [`(860) 555-0${100 + count}`],
      address: { street: `${count} Hidden Lane` },
      birthday: '1980-03-04',
      notes: 'Wants a garden, and has a dog that barks',
      status: 3,
      source: 5,
    })
  ).body
  deal = await createDeal(agent, board, {
    name: `${first_name} ${last_name} buys`,
    representation: 1,
    list_price: 40_000_000,
  })
  await agent.patch(`/deals/${deal.id}/`, { parties: [{ contact: contact.id, role: 'buyer' }] })
})

const path = () => `/contacts/${contact.id}/erase/` as const
const preview = async (by = owner) => (await by.post(`${path()}?dry_run=true` as '/contacts/x/erase/', {})).body
const erase = async ({ name, preview: seen }: PersonErasure, by = owner) => by.post(path(), { name, preview: seen })
const note = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
const fallThrough = () => agent.patch(`/deals/${deal.id}/`, { status: 5, lost_reason: 'Changed their mind' })
const eraseNow = async () => {
  await fallThrough()
  return erase(await preview())
}

/** Everything that is stored, as text. */
async function rawDatabase(): Promise<string> {
  const collections = (await mongoose.connection.db?.collections()) ?? []
  const all = await Promise.all(
    collections.map(async (one) => ({ name: one.collectionName, documents: await one.find().toArray() })),
  )
  return all.flatMap(({ name, documents }) => documents.map((one) => `${name} ${JSON.stringify(one)}`)).join('\n')
}

describe('erasing a contact', () => {
  it('leaves nothing that names them in the database, wherever it stood', async () => {
    const { first_name, last_name, email } = person()
    const marked = { account: people.account, id: toId(contact.id), email, mark: `${first_name} ${last_name}` }
    await storeMarkedDocuments(PLACES, marked, LEFT_OUT)
    const { body: task } = await agent.post('/tasks/', { contact: contact.id, title: 'Ask about the dog' })
    await agent.patch(`/tasks/${task.id}/`, { title: 'Ask about the divorce' })
    await agent.post(
      '/tasks/',
      { deal: deal.id, title: `Call (860) 555.0${100 + count}` },
      { headers: { 'Idempotency-Key': 'a' } },
    )
    const key = { headers: { 'Idempotency-Key': 'b' } }
    await agent.patch(`/contacts/${contact.id}/`, { home_anniversary: '2020-05-06' }, key)
    const marks = new RegExp(
      `${last_name}|${email}|555.0${100 + count}|${count} Hidden Lane|1980-03-04|2020-05-06|a dog that barks|about the d`,
      'i',
    )
    expect(await rawDatabase()).toMatch(marks)
    expect((await eraseNow()).status).toBe(200)
    const left = (await rawDatabase()).split('\n').filter((line) => marks.test(line))
    expect(left).toEqual([])
    // It was never in the chain.
    await EventModel.collection.deleteMany({ hash: '' })
  })

  it('leaves other contacts, in whose notes they stood, to be found as before', async () => {
    const { first_name, last_name } = person()
    const email = `friend.${count}@example.com`
    const friend = {
      first_name: 'Joan',
      last_name: 'Friend',
      emails: [email],
      notes: `Knows ${first_name} ${last_name}`,
    }
    const { body: other } = await agent.post('/contacts/', friend)
    const found = async () => (await agent.get(`/contacts/?email=${email}` as '/contacts/')).body.results
    expect((await eraseNow()).status).toBe(200)
    expect(await found()).toMatchObject([{ id: other.id, notes: expect.stringMatching(/^Knows Erased contact/) }])
  })

  it('leaves no lead that waits for a call', async () => {
    const list = async () => (await owner.get('/contacts/?status=1,2,3&page_size=100')).body.results.map(({ id }) => id)
    expect(await list()).toContain(contact.id)
    await eraseNow()
    expect(await list()).not.toContain(contact.id)
  })

  it('keeps the status of a client', async () => {
    await agent.patch(`/contacts/${contact.id}/`, { status: 5 })
    await eraseNow()
    expect((await owner.get(`/contacts/${contact.id}/`)).body).toMatchObject({ status: 5 })
  })

  it('keeps the contact under a pseudonym, with what the books need', async () => {
    const { body } = await eraseNow()
    const pseudonym = `Erased contact ${contact.id.slice(-4).toUpperCase()}`
    expect(body).toMatchObject({ applied: true, pseudonym, event: expect.any(String) })
    const { body: now } = await owner.get(`/contacts/${contact.id}/`)
    expect(now).toMatchObject({
      first_name: pseudonym,
      last_name: '',
      status: 6,
      source: 5,
      emails: [],
      notes: '',
      birthday: null,
    })
    expect(now.version).toBeGreaterThan(contact.version)
    const { body: sold } = await owner.get(`/deals/${deal.id}/`)
    expect(sold).toMatchObject({
      name: `${pseudonym} buys`,
      client_names: [pseudonym],
      parties: [{ contact: contact.id, role: 'buyer' }],
    })
  })

  it('does nothing but tell what it would do, before it is confirmed', async () => {
    await fallThrough()
    await agent.post('/notes/', { deal: deal.id, body: note('Mia likes it') })
    const before = await rawDatabase()
    const seen = await preview()
    expect(await rawDatabase()).toBe(before)
    expect(seen).toMatchObject({ applied: false, event: null, name: `Mia ${person().last_name}`, left_more: 0 })
    expect(seen.erased).toContainEqual({ what: 'Contacts', whole: 1, texts: 0 })
    expect(seen.erased).toContainEqual({ what: 'Deals', whole: 0, texts: 1 })
    expect(seen.kept).toContainEqual(expect.objectContaining({ what: 'Deals and their commissions', records: 1 }))
    expect(seen.left).toContainEqual({
      what: 'Notes',
      id: expect.any(String),
      deal: deal.id,
      text: 'Mia likes it',
    })
  })

  it('asks for the name and for what was previewed', async () => {
    await fallThrough()
    const seen = await preview()
    expect((await erase({ ...seen, name: 'Mia' })).status).toBe(400)
    expect((await owner.sendUnchecked('POST', path(), {})).status).toBe(400)
    await agent.post('/notes/', { deal: deal.id, body: note(seen.name) })
    expect((await erase(seen)).status).toBe(412)
    expect((await owner.get(`/contacts/${contact.id}/`)).body.first_name).toBe('Mia')
    expect((await erase(await preview())).status).toBe(200)
  })

  it('is refused while the contact is a party of an open deal, which it names', async () => {
    const refused = await owner.refused('POST', `${path()}?dry_run=true` as '/contacts/x/erase/', {})
    expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining(deal.name) })
    expect((await erase({ name: `Mia ${person().last_name}`, preview: 'x' } as PersonErasure)).status).toBe(409)
  })

  it('is for owners and admins', async () => {
    await fallThrough()
    expect((await agent.sendUnchecked('POST', `${path()}?dry_run=true`, {})).status).toBe(403)
  })

  it('ends what was shared with them, and their sign-in', async () => {
    const { body: shared } = await agent.post('/portals/', {
      deal: deal.id,
      contact: contact.id,
      mode: 'account',
      sections: {},
    })
    const portal = await PortalModel.findById(shared.portal.id).orFail()
    expect((await eraseNow()).status).toBe(200)
    expect((await PortalModel.findById(portal.id).orFail()).revoked_at).not.toBeNull()
    const user = await UserModel.findById(portal.user).orFail()
    expect(user).toMatchObject({
      status: UserStatus.Disabled,
      password_hash: null,
      person: { first_name: /^Erased contact/, last_name: '' },
    })
    expect(user.email).toMatch(/^erased-\w+@erased\.invalid$/)
    expect(await OutboxModel.countDocuments({ to: person().email })).toBe(0)
    expect(await AccountLinkModel.countDocuments({ user: user._id })).toBe(0)
  })

  it('leaves a sign-in alone that another contact uses, too', async () => {
    const { email } = person()
    const { body: twin } = await agent.post('/contacts/', { first_name: 'Ann', last_name: 'Other', emails: [email] })
    const second = await createDeal(agent, board, { list_price: 1_000_000, representation: 1 })
    await agent.patch(`/deals/${second.id}/`, { parties: [{ contact: twin.id, role: 'buyer' }] })
    const share = async (of: string, who: string) =>
      (await agent.post('/portals/', { deal: of, contact: who, mode: 'account', sections: {} })).body.portal.id
    const [own, others] = [await share(deal.id, contact.id), await share(second.id, twin.id)]
    expect((await eraseNow()).status).toBe(200)
    const portals = await PortalModel.find({ _id: trusted({ $in: [own, others] }) }).sort({ _id: 1 })
    expect(portals.map(({ revoked_at }) => revoked_at === null)).toEqual([false, true])
    expect((await UserModel.findById(portals[1]?.user).orFail()).status).not.toBe(UserStatus.Disabled)
  })

  it('changes no figure of the reports', async () => {
    await agent.patch(`/deals/${deal.id}/`, { sale_price: 41_000_000, source: 5 })
    await fallThrough()
    const reports = async () => (await owner.get('/reports/summary/')).body
    const before = await reports()
    expect((await erase(await preview())).status).toBe(200)
    expect(await reports()).toEqual(before)
  })

  it('gives every record that reads differently a new version', async () => {
    const { body: task } = await agent.post('/tasks/', { deal: deal.id, title: `Call Mia ${person().last_name}` })
    await fallThrough()
    const before = (await owner.get(`/tasks/${task.id}/`)).body
    expect((await erase(await preview())).status).toBe(200)
    const { body: now } = await owner.get(`/tasks/${task.id}/`)
    expect(now.title).toMatch(/^Call Erased contact/)
    expect(now.version).toBeGreaterThan(before.version)
    expect(now.updated_at > before.updated_at).toBe(true)
  })

  it('keeps the history of its deals readable, and refuses to undo what it emptied', async () => {
    await eraseNow()
    const { body: history } = await owner.get(`/deals/${deal.id}/history/`)
    expect(history.results.length).toBeGreaterThan(1)
    const emptied = await EventModel.findOne({ entity_id: toId(contact.id), op: 'create' }).orFail()
    expect(await owner.refused('POST', `/events/${emptied.id}/undo/` as const)).toMatchObject({
      status: 409,
      title: 'This can’t be undone',
    })
    for (const event of history.results)
      expect((await owner.sendUnchecked('GET', `/deals/${deal.id}/history/${event.id}/`)).status).toBe(200)
    const told = await EventModel.findOne({ op: 'erase', entity_id: toId(contact.id) })
      .lean()
      .orFail()
    expect(told.diff.map(({ path: one }) => one)).toEqual(['pseudonym', 'records', 'redacted'])
    expect((await verifyEvents()).faults).toEqual([])
  })

  it('leaves to others what they have in common: a name, the phone and the address of a family', async () => {
    const { last_name, email } = person()
    const shared = { phones: [`(860) 555-0${100 + count}`], address: { street: `${count} Hidden Lane` } }
    const { body: spouse } = await agent.post('/contacts/', { first_name: 'Leo', last_name, ...shared })
    const { body: namesake } = await agent.post('/contacts/', { first_name: 'Mia', last_name })
    const theirs = await createDeal(agent, board, { name: `Another Mia ${last_name}`, representation: 1 })
    await agent.patch(`/deals/${theirs.id}/`, { parties: [{ contact: namesake.id, role: 'buyer' }] })
    await agent.post('/notes/', { deal: deal.id, body: note(`Mia ${last_name}, ${email}`) })
    await fallThrough()
    const { body: bystander } = await agent.post('/contacts/', { first_name: 'Mia', phones: ['(860) 555-9999'] })
    const seen = await preview()
    expect(seen.left).toContainEqual(expect.objectContaining({ what: 'Notes', deal: deal.id }))
    expect((await erase(seen)).status).toBe(200)
    expect((await owner.get(`/contacts/${bystander.id}/`)).body).toEqual(bystander)
    expect((await owner.get(`/contacts/${spouse.id}/`)).body).toMatchObject({ last_name, ...shared })
    expect((await owner.get(`/contacts/${namesake.id}/`)).body).toMatchObject({ first_name: 'Mia', last_name })
    expect((await owner.get(`/deals/${theirs.id}/`)).body).toMatchObject({
      name: `Another Mia ${last_name}`,
      client_names: [`Mia ${last_name}`],
    })
    // This one refers to the contact, so it means them.
    const { body: now } = await owner.get(`/deals/${deal.id}/`)
    expect(now).toMatchObject({ name: `${seen.pseudonym} buys`, client_names: [seen.pseudonym] })
    expect((await verifyEvents()).faults).toEqual([])
  })

  it('finds a deleted contact, too', async () => {
    await fallThrough()
    await agent.delete(`/contacts/${contact.id}/?take_off_deals=true` as '/contacts/x/')
    expect((await erase(await preview())).status).toBe(200)
    expect(await rawDatabase()).not.toContain(person().last_name)
    expect((await agent.sendUnchecked('POST', `/contacts/${contact.id}/restore/`)).status).toBe(404)
  })
})

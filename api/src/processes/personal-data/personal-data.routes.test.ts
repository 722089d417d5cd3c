import type { Contact, PersonalData } from 'openapi'
import mongoose, { type Types } from 'mongoose'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { UserModel } from '#entities/users/user.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
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
let admin: TestClient
let agent: TestClient
let assistant: TestClient
let client: TestClient
let board: Board
let contact: Contact

const NAME = 'Mia Markers'
const EMAIL = 'mia.markers@example.com'

beforeAll(async () => {
  const roles = ['admin', 'agent', 'assistant', 'client'] as const
  ;({ people, owner, admin, agent, assistant, client, board } = await openTeam(app, roles))
  const fields = { first_name: 'Mia', last_name: 'Markers', emails: [EMAIL], phones: ['(860) 555-0177'] }
  contact = (await agent.post('/contacts/', { ...fields, notes: 'Asks for a garden' })).body
})

const ofContact = () => `/contacts/${contact.id}/personal_data/` as const
const ofUser = (id: Types.ObjectId) => `/user/${String(id)}/personal_data/` as const
const dataOf = async (path: string, by = owner) => (await by.sendUnchecked('GET', path)).body as PersonalData

it('every model says what it keeps about people', async () => {
  const source = join(import.meta.dirname, '../..')
  for (const model of globSync('**/*.model.ts', { cwd: source })) await import(/* @vite-ignore */ join(source, model))
  expect(Object.keys(PLACES).toSorted()).toEqual(mongoose.modelNames().toSorted())
})

describe('the data of a contact', () => {
  it('has every text that names them, whatever model stores it', async () => {
    const person = { account: people.account, id: toId(contact.id), email: EMAIL, mark: NAME }
    const marks = await storeMarkedDocuments(PLACES, person, LEFT_OUT)
    const text = JSON.stringify(await dataOf(ofContact()))
    const notFound = marks.filter((mark) => !text.includes(mark))
    expect(marks.length).toBeGreaterThan(200)
    expect(notFound).toEqual([])
  })

  it('is a file for owners and admins, and the audit says who took it', async () => {
    const answer = await admin.get(ofContact())
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="personal-data-[\d-]+\.json"$/)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.body.about).toMatchObject({ kind: 'contact', id: contact.id, name: NAME, emails: [EMAIL] })
    const told = await EventModel.findOne({ op: 'export_personal_data' }).sort({ at: -1 }).lean()
    expect(told).toMatchObject({ actor: people.admin.id, entity: 'contact', entity_id: toId(contact.id), diff: [] })
    for (const other of [agent, assistant, client])
      expect((await other.sendUnchecked('GET', ofContact())).status).toBe(403)
  })

  it('has former names and addresses, and phone numbers however they are written', async () => {
    const { body: other } = await agent.post('/contacts/', {
      first_name: 'Nora',
      last_name: 'Before',
      emails: ['nora.before@example.com'],
      phones: ['+1 860 555 0188'],
    })
    await agent.patch(`/contacts/${other.id}/`, { last_name: 'After', emails: ['nora.after@example.com'] })
    const deal = await createDeal(agent, board, { name: 'House of Before, Nora' })
    await agent.patch(`/deals/${deal.id}/`, {
      notes: 'Call (860)555.0188 or NORA.BEFORE@EXAMPLE.COM; Norabefore is a street',
    })
    const { records } = await dataOf(`/contacts/${other.id}/personal_data/`)
    const found = records.find(({ id }) => id === deal.id)?.found
    expect(found).toEqual([
      { path: 'name', value: 'House of Before, Nora' },
      { path: 'notes', value: expect.stringContaining('(860)555.0188') },
    ])
    expect(records.find(({ collection }) => collection === 'Contacts')).toMatchObject({ whole: true, id: other.id })
  })
})

describe('the data of a user', () => {
  it('is for themself and for owners and admins', async () => {
    const statuses = async (id: Types.ObjectId) =>
      Promise.all(
        [owner, admin, agent, assistant, client].map(async (by) => (await by.sendUnchecked('GET', ofUser(id))).status),
      )
    expect(await statuses(people.agent.id)).toEqual([200, 200, 200, 404, 404])
    expect(await statuses(people.client.id)).toEqual([200, 200, 404, 404, 200])
  })

  it('holds no hash, token or secret', async () => {
    const { body: token } = await agent.post('/tokens/', {
      name: 'Reports',
      scopes: ['read'],
      expires_in_days: 30,
      password: 'protracker-demo',
    })
    const text = JSON.stringify(await dataOf(ofUser(people.agent.id)))
    const { password_hash: hash } = await UserModel.findById(people.agent.id).orFail()
    expect(text).toContain('"Sessions"')
    expect(text).not.toContain(String(hash))
    expect(text).not.toMatch(/"(password_hash|hash|token_hash|passcode_hash|data)"/)
    expect(token).toBeDefined()
  })

  it('tells members what they did and where they are named, without the texts of others', async () => {
    const deal = await createDeal(owner, board, { name: 'Secret sale of agent north', list_price: 12_345_600 })
    const own = await dataOf(ofUser(people.agent.id), agent)
    const told = await dataOf(ofUser(people.agent.id), owner)
    const at = (data: PersonalData) => data.records.find(({ id }) => id === deal.id)?.found
    expect(at(own)).toContainEqual({ path: 'name', value: 'agent north' })
    expect(at(told)).toContainEqual({ path: 'name', value: 'Secret sale of agent north' })
    const did = own.records.filter(({ collection }) => collection === 'History')
    expect(did.length).toBeGreaterThan(0)
    expect(did.every(({ record }) => !('diff' in (record ?? {})))).toBe(true)
  })

  it('tells clients what they gave and did, and nothing of what the team wrote about them', async () => {
    const { body: known } = await owner.post('/contacts/', {
      first_name: 'client',
      last_name: 'north',
      emails: [people.client.email],
      notes: 'Never pays before the last day',
    })
    const deal = await createDeal(owner, board, { list_price: 40_000_000 })
    await owner.patch(`/deals/${deal.id}/`, {
      parties: [{ contact: known.id, role: 'buyer' }],
      notes: 'client north is slow',
    })
    await owner.post('/portals/', { deal: deal.id, contact: known.id, mode: 'account', sections: {} })
    const own = await dataOf(ofUser(people.client.id), client)
    const kinds = new Set(own.records.map(({ collection }) => collection))
    expect([...kinds].toSorted()).toEqual(['Contacts', 'Deals shared with clients', 'History', 'Sessions', 'Users'])
    expect(own.records.find(({ collection }) => collection === 'Contacts')?.record).toMatchObject({
      last_name: 'north',
    })
    expect(JSON.stringify(own)).not.toMatch(/Never pays|is slow|temperature|labels/)
  })
})

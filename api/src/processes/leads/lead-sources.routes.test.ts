import type { LeadSource } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let made = 0

beforeAll(async () => {
  ;({ people, owner, agent } = await openTeam(app, ['agent']))
  await createPeople('south')
})

async function create(fields: object = {}): Promise<LeadSource> {
  const { status, body } = await owner.post('/lead_sources/', { kind: 'form', name: `Source ${made++}`, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const change = async ({ id }: LeadSource, fields: object) =>
  (await owner.patch(`/lead_sources/${id}/` as const, fields)).body

const lastEvent = async ({ id }: LeadSource): Promise<string> => {
  const event = await EventModel.findOne({ entity_id: id }).sort({ _id: -1 }).orFail()
  return String(event._id)
}

const undo = async (source: LeadSource) => owner.post(`/events/${await lastEvent(source)}/undo/` as const)

describe('a lead source', () => {
  it('starts with texts of its own and an address if it is a form', async () => {
    const form = await create({ form: { title: 'Ask about a home' } })
    expect(form).toMatchObject({
      source: 1,
      owner: null,
      retired: false,
      form: { title: 'Ask about a home', phone: 'optional' },
    })
    expect(form.key).toMatch(/^[\w-]{22}$/)
    expect(await create({ kind: 'api' })).toMatchObject({ key: null, form: null, source: 1 })
    expect(await create({ kind: 'file' })).toMatchObject({ source: 6 })
    expect(await create({ kind: 'file', source: 4 })).toMatchObject({ source: 4 })
  })

  it('keeps the parts of the form that are not sent', async () => {
    const form = await create()
    const changed = await change(form, { form: { phone: 'required' } })
    expect(changed.form).toEqual({ ...form.form, phone: 'required' })
    const api = await create({ kind: 'api' })
    const refused = await owner.refused('PATCH', `/lead_sources/${api.id}/`, { form: { title: 'A' } })
    expect(refused.errors?.[0]?.field).toBe('form')
  })

  it('has a name of its own, and an owner from the team', async () => {
    const { name } = await create()
    expect((await owner.refused('POST', '/lead_sources/', { kind: 'api', name: name.toUpperCase() })).status).toBe(409)
    const stranger = String((await createPeople('east')).agent.id)
    const refused = await owner.refused('POST', '/lead_sources/', { kind: 'api', name: 'A', owner: stranger })
    expect(refused.errors?.[0]?.field).toBe('owner')
    expect(await create({ owner: String(people.agent.id) })).toMatchObject({ owner: String(people.agent.id) })
  })

  it('gets a new address, which ends the old one', async () => {
    const form = await create()
    const { key } = (await owner.post(`/lead_sources/${form.id}/rotate/` as const)).body
    expect(key).not.toBe(form.key)
    expect((await fetch(`${app.url}/lead_forms/${form.key}/`)).status).toBe(404)
    expect((await fetch(`${app.url}/lead_forms/${key}/`)).status).toBe(200)
    expect((await undo(form)).status).toBe(409)
  })

  it('is changed by owners and admins, and seen by their account', async () => {
    const { id } = await create()
    expect((await agent.refused('PATCH', `/lead_sources/${id}/`, { name: 'A' })).status).toBe(403)
    expect((await agent.get('/lead_sources/?page_size=100')).body.results.map((one) => one.id)).toContain(id)
    const stranger = await app.signIn('owner@south.test')
    expect((await stranger.refused('PATCH', `/lead_sources/${id}/`, { name: 'A' })).status).toBe(404)
  })
})

describe('undo', () => {
  it('takes back a change, and the adding of a source without leads', async () => {
    const source = await create()
    await change(source, { name: `Renamed ${made++}`, retired: true })
    expect((await undo(source)).status).toBe(200)
    const [found] = (await owner.get('/lead_sources/?page_size=100')).body.results.filter(({ id }) => id === source.id)
    expect(found).toMatchObject({ name: source.name, retired: false })
    const added = await create()
    expect((await undo(added)).body.summary).toBe(`removed the lead source “${added.name}”`)
  })

  it('keeps a source that leads came from', async () => {
    const source = await create({ kind: 'api' })
    await owner.post('/leads/', { lead_source: source.id, last_name: 'A' })
    expect((await undo(source)).status).toBe(409)
  })
})

import type { CustomField } from 'openapi'
import { beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { toId } from '#platform/reads/find.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { MOST_FIELDS } from './write-custom-field.command.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let owner: TestClient
let agent: TestClient
let count = 0

beforeEach(async () => {
  ;({ owner, agent } = await openTeam(app, ['agent'], `north${count++}`))
})

const WANTS = {
  entity: 'contact',
  kind: 'choices',
  name: 'Wants',
  options: [{ name: 'Waterfront' }, { name: 'Garage' }],
} as const

const add = async (fields: object): Promise<CustomField> => {
  const { status, body } = await owner.post('/custom_fields/', { entity: 'contact', kind: 'text', ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const change = async ({ id }: CustomField, fields: object) => {
  const { status, body } = await owner.patch(`/custom_fields/${id}/`, fields)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const listed = async (query = 'entity=contact') =>
  (await agent.get(`/custom_fields/?${query}` as '/custom_fields/')).body.results
const keys = async (query?: string) => (await listed(query)).map(({ key }) => key)
const lastEvent = async ({ id }: CustomField) => {
  const event = await EventModel.findOne({ entity_id: toId(id) }, { _id: 1 }, { sort: { seq: -1 } }).lean()
  return String(event?._id)
}
const undo = async (field: CustomField) => owner.post(`/events/${await lastEvent(field)}/undo/`)

describe('adding a custom field', () => {
  it('makes keys from names and puts the field last, for everyone on the team', async () => {
    await add({ name: 'Budget', kind: 'money' })
    expect(await add(WANTS)).toMatchObject({
      entity: 'contact',
      kind: 'choices',
      key: 'wants',
      name: 'Wants',
      order: 1,
      retired: false,
      options: [
        { key: 'waterfront', name: 'Waterfront', retired: false },
        { key: 'garage', name: 'Garage', retired: false },
      ],
      version: 0,
    })
    await add({ entity: 'deal', name: 'Wants' })
    expect(await keys()).toEqual(['budget', 'wants'])
    expect(await keys('entity=deal')).toEqual(['wants'])
    expect(await keys('')).toHaveLength(3)
  })

  it.each<[string, object, string, string]>([
    ['a choice without options', { kind: 'choice' }, 'options', 'must have at least one that can be chosen'],
    ['options of a text', { options: [{ name: 'A' }] }, 'options', 'are only for a choice or a multiple choice'],
    [
      'two options of the same name',
      { kind: 'choice', options: [{ name: 'A' }, { name: 'a' }] },
      'options.1.name',
      'is the name of another option',
    ],
    [
      'a key with a space',
      { key: 'My key' },
      'key',
      'must start with a letter and have only lowercase letters, digits and underscores, up to 40',
    ],
    [
      'an unknown kind',
      { kind: 'formula' },
      'kind',
      'must be one of text, number, money, date, choice, choices, person, link, yes_no',
    ],
  ])('refuses %s, naming the field', async (_case, fields, field, reason) => {
    const body = { entity: 'contact', kind: 'text', name: 'Some field', ...fields }
    const problem = await owner.refused('POST', '/custom_fields/', body)
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })

  it('refuses a name or a key that is there already, also of a retired field', async () => {
    const field = await add({ name: 'Budget' })
    await change(field, { retired: true })
    const again = { entity: 'contact', kind: 'text' }
    expect(await owner.refused('POST', '/custom_fields/', { ...again, name: 'BUDGET' })).toMatchObject({
      status: 409,
      title: 'A field with this name already exists',
    })
    expect((await owner.refused('POST', '/custom_fields/', { ...again, name: 'Other', key: 'budget' })).status).toBe(
      409,
    )
  })

  it(`ends at ${MOST_FIELDS} fields for contacts, not counting retired ones`, async () => {
    const first = await add({ name: 'Field 0' })
    for (let n = 1; n < MOST_FIELDS; n += 1) await add({ name: `Field ${n}` })
    const more = { entity: 'contact', kind: 'text', name: 'One more' }
    expect(await owner.refused('POST', '/custom_fields/', more)).toMatchObject({
      status: 409,
      title: 'There are 50 fields already',
    })
    await change(first, { retired: true })
    await add(more)
    expect((await owner.refused('PATCH', `/custom_fields/${first.id}/`, { retired: false })).status).toBe(409)
    await add({ entity: 'deal', name: 'Field of deals' })
  })
})

describe('changing a custom field', () => {
  it('a new name keeps the key, and a new position moves the others', async () => {
    const [budget] = [await add({ name: 'Budget' }), await add({ name: 'Wants' }), await add({ name: 'Pets' })]
    expect(await change(budget, { name: 'Price range', order: 2 })).toMatchObject({
      key: 'budget',
      name: 'Price range',
    })
    expect(await keys()).toEqual(['wants', 'pets', 'budget'])
    expect((await listed()).map(({ order }) => order)).toEqual([0, 1, 2])
  })

  it('removes an option that no one has, and retires one that a contact has', async () => {
    const field = await add(WANTS)
    const body = { last_name: 'Whitaker', custom_fields: { wants: ['garage'] } }
    const contact = (await agent.post('/contacts/', body)).body
    const changed = await change(field, { options: [{ name: 'Pool' }] })
    expect(changed.options).toEqual([
      { key: 'pool', name: 'Pool', retired: false },
      { key: 'garage', name: 'Garage', retired: true },
    ])
    const path = `/contacts/${contact.id}/` as const
    expect((await agent.patch(path, { custom_fields: { wants: ['garage', 'pool'] } })).status).toBe(200)
    const other = { last_name: 'Cole', custom_fields: { wants: ['garage'] } }
    expect((await agent.refused('POST', '/contacts/', other)).errors).toEqual([
      { field: 'custom_fields.wants', reason: 'must be a list of different ones of pool' },
    ])
  })

  it('a retired field keeps its values, takes no more, and comes back with them', async () => {
    const field = await add({ name: 'Budget', kind: 'money' })
    const contact = (await agent.post('/contacts/', { last_name: 'Whitaker', custom_fields: { budget: 100 } })).body
    const path = `/contacts/${contact.id}/` as const
    await change(field, { retired: true })
    expect(await keys('entity=contact&retired=false')).toEqual([])
    expect(await keys('entity=contact&retired=true')).toEqual(['budget'])
    expect((await agent.refused('PATCH', path, { custom_fields: { budget: 200 } })).errors).toEqual([
      { field: 'custom_fields.budget', reason: 'is retired. Bring the field back first' },
    ])
    await change(field, { retired: false })
    expect((await agent.get(path)).body.custom_fields).toEqual({ budget: 100 })
    expect((await agent.patch(path, { custom_fields: { budget: 200 } })).body.custom_fields).toEqual({ budget: 200 })
  })

  it('is refused to agents, and to owners of other accounts', async () => {
    const field = await add({ name: 'Budget' })
    await createPeople(`south${count}`)
    const stranger = await app.signIn(`owner@south${count}.test`)
    const body = { name: 'Mine' }
    expect((await agent.refused('PATCH', `/custom_fields/${field.id}/`, body)).status).toBe(403)
    expect((await stranger.refused('PATCH', `/custom_fields/${field.id}/`, body)).status).toBe(404)
    expect((await stranger.get('/custom_fields/')).body.results).toEqual([])
  })

  it('is refused if it is based on an older version', async () => {
    const field = await add({ name: 'Budget' })
    await change(field, { name: 'Price range' })
    const headers = { 'If-Match': '"0"' }
    const problem = await owner.refused('PATCH', `/custom_fields/${field.id}/`, { name: 'Other' }, { headers })
    expect(problem.status).toBe(412)
  })
})

describe('undoing a change of a custom field', () => {
  it('restores its name, place and options, and can be undone itself', async () => {
    const [field] = [await add(WANTS), await add({ name: 'Budget' })]
    await change(field, { name: 'Looking for', order: 1, options: [{ name: 'Pool' }] })
    const undone = await undo(field)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(undone.body.summary).toBe('undid a change to the custom field “Wants”')
    expect(await listed()).toMatchObject([{ name: 'Wants', options: field.options }, { name: 'Budget' }])
    expect((await undo(field)).status).toBe(200)
    expect(await listed()).toMatchObject([{ name: 'Budget' }, { name: 'Looking for', options: [{ key: 'pool' }] }])
  })

  it('removes a field that was added by mistake, unless a record has a value', async () => {
    const field = await add({ name: 'Budget' })
    const contact = (await agent.post('/contacts/', { last_name: 'Cole', custom_fields: { budget: 'a lot' } })).body
    expect((await owner.refused('POST', `/events/${await lastEvent(field)}/undo/`)).detail).toBe(
      'Records have values in this field. Retire it instead.',
    )
    await agent.patch(`/contacts/${contact.id}/`, { custom_fields: { budget: null } })
    expect((await undo(field)).status).toBe(200)
    expect(await keys()).toEqual([])
  })

  it('names what has changed since, and is for owners and admins', async () => {
    const field = await add({ name: 'Budget' })
    await change(field, { name: 'Price range' })
    const event = await lastEvent(field)
    await change(field, { name: 'Price' })
    expect((await owner.refused('POST', `/events/${event}/undo/`)).errors).toEqual([
      { field: 'name', reason: 'has changed since then' },
    ])
    expect((await agent.refused('POST', `/events/${event}/undo/`)).status).toBe(403)
  })

  it('the audit tells it by the name of the field', async () => {
    const field = await add({ name: 'Budget' })
    await change(field, { retired: true })
    const { results } = (await owner.get('/audit/?entity=custom_field')).body
    expect(results.map(({ summary }) => summary)).toEqual([
      'changed the custom field “Budget”',
      'created the custom field “Budget”',
    ])
  })
})

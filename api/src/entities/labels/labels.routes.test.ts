import type { Label } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let owner: TestClient
let agent: TestClient
let stranger: TestClient

beforeAll(async () => {
  await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  stranger = await app.signIn('owner@south.test')
})

const create = async (fields: object, client = owner): Promise<Label> => {
  const answer = await client.post('/labels/', fields)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

describe('creating a label', () => {
  it('returns it, gray by default, and records an event', async () => {
    const label = await create({ name: ' First-time buyer ' })
    expect(label).toMatchObject({ name: 'First-time buyer', colour: 'grey', version: 0 })
    expect(await EventModel.exists({ entity: 'label', entity_id: label.id, op: 'create' })).not.toBeNull()
  })

  it('refuses a name that the account already has, in any case; other accounts have their own', async () => {
    await create({ name: 'Client', colour: 'teal' })
    expect((await owner.refused('POST', '/labels/', { name: 'CLIENT' })).status).toBe(409)
    await create({ name: 'client' }, stranger)
  })

  it('keeps one of ten labels with the same name created at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post('/labels/', { name: 'Raced' })))
    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  })

  it.each([
    ['no name', {}, 'name', 'is required'],
    ['a blank name', { name: '  ' }, 'name', 'can’t be blank or contain control characters'],
    [
      'a color that does not exist',
      { name: 'A', colour: '#fff' },
      'colour',
      'must be one of grey, red, orange, yellow, green, teal, blue, purple',
    ],
  ])('refuses %s, naming the field', async (_case, body, field, reason) => {
    const problem = await owner.refused('POST', '/labels/', body)
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })
})

describe('who may do what with labels', () => {
  it('only members of the account see them, ordered by name', async () => {
    await create({ name: 'Aardvark' })
    const page = (await agent.get('/labels/')).body
    expect(page.results[0]?.name).toBe('Aardvark')
    const names = (await stranger.get('/labels/')).body.results.map((label) => label.name)
    expect(names).toEqual(['client'])
  })

  it('only owners and admins manage them', async () => {
    const { id } = await create({ name: 'Kept' })
    expect((await agent.refused('POST', '/labels/', { name: 'Mine' })).status).toBe(403)
    expect((await agent.refused('PATCH', `/labels/${id}/`, { name: 'Mine' })).status).toBe(403)
    expect((await agent.refused('DELETE', `/labels/${id}/`)).status).toBe(403)
    const admin = await app.signIn('admin@north.test')
    expect((await admin.patch(`/labels/${id}/`, { colour: 'red' })).body).toMatchObject({
      colour: 'red',
      version: 1,
    })
  })

  it('a label of another account does not exist', async () => {
    const { id } = await create({ name: 'Ours' })
    expect((await stranger.refused('PATCH', `/labels/${id}/`, { name: 'Theirs' })).status).toBe(404)
    expect((await stranger.refused('DELETE', `/labels/${id}/`)).status).toBe(404)
  })
})

describe('changing and deleting a label', () => {
  it('refuses the name of another label, allows its own', async () => {
    await create({ name: 'Taken' })
    const { id } = await create({ name: 'Free' })
    expect((await owner.refused('PATCH', `/labels/${id}/`, { name: 'taken' })).status).toBe(409)
    expect((await owner.patch(`/labels/${id}/`, { name: 'FREE' })).body.name).toBe('FREE')
  })

  it('refuses a change that is based on an older version', async () => {
    const { id } = await create({ name: 'Moved on' })
    await owner.patch(`/labels/${id}/`, { colour: 'blue' })
    const problem = await owner.refused(
      'PATCH',
      `/labels/${id}/`,
      { colour: 'red' },
      { headers: { 'If-Match': '"0"' } },
    )
    expect(problem.status).toBe(412)
  })

  it('removes a deleted label from its contacts', async () => {
    const { id } = await create({ name: 'Gone' })
    const contact = (await agent.post('/contacts/', { last_name: 'Marked', labels: [id] })).body
    expect((await owner.delete(`/labels/${id}/`)).status).toBe(204)
    expect((await agent.get(`/contacts/${contact.id}/`)).body.labels).toEqual([])
    expect((await owner.refused('PATCH', `/labels/${id}/`, { name: 'Back' })).status).toBe(404)
  })
})

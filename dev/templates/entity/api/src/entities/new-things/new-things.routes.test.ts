import type { NewThing } from 'openapi'
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

async function create(fields: object, client = owner): Promise<NewThing> {
  const answer = await client.post('/new_things/', fields)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

describe('creating a new thing', () => {
  it('returns it and records an event', async () => {
    const newThing = await create({ name: ' First ' })
    expect(newThing).toMatchObject({ name: 'First', description: '', version: 0 })
    expect(await EventModel.exists({ entity: 'new_thing', entity_id: newThing.id, op: 'create' })).not.toBeNull()
  })

  it.each([
    ['no name', {}, 'name', 'is required'],
    ['a blank name', { name: '  ' }, 'name', 'can’t be blank or contain control characters'],
  ])('refuses %s, naming the field', async (_case, body, field, reason) => {
    const problem = await owner.refused('POST', '/new_things/', body)
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })
})

describe('access to new things', () => {
  it('everyone in the account reads them, sorted by name, and no one else', async () => {
    const { id } = await create({ name: 'Aardvark' })
    expect((await agent.get('/new_things/')).body.results[0]?.name).toBe('Aardvark')
    expect((await agent.get(`/new_things/${id}/`)).body.name).toBe('Aardvark')
    expect((await stranger.get('/new_things/')).body.results).toEqual([])
    expect((await stranger.refused('GET', `/new_things/${id}/`)).status).toBe(404)
  })

  it('only owners and admins edit them', async () => {
    const { id } = await create({ name: 'Kept' })
    expect((await agent.refused('POST', '/new_things/', { name: 'Mine' })).status).toBe(403)
    expect((await agent.refused('PATCH', `/new_things/${id}/`, { name: 'Mine' })).status).toBe(403)
    expect((await agent.refused('DELETE', `/new_things/${id}/`)).status).toBe(403)
    const admin = await app.signIn('admin@north.test')
    const changed = await admin.patch(`/new_things/${id}/`, { description: 'Changed' })
    expect(changed.body).toMatchObject({ name: 'Kept', description: 'Changed', version: 1 })
  })

  it('those of another account are not found', async () => {
    const { id } = await create({ name: 'Ours' })
    expect((await stranger.refused('PATCH', `/new_things/${id}/`, { name: 'Theirs' })).status).toBe(404)
    expect((await stranger.refused('DELETE', `/new_things/${id}/`)).status).toBe(404)
  })
})

describe('changing and deleting a new thing', () => {
  it('refuses a change that is based on an older version', async () => {
    const { id } = await create({ name: 'Moved on' })
    await owner.patch(`/new_things/${id}/`, { description: 'Newer' })
    const old = { headers: { 'If-Match': '"0"' } }
    const problem = await owner.refused('PATCH', `/new_things/${id}/`, { description: 'Older' }, old)
    expect(problem.status).toBe(412)
  })

  it('deletes it permanently', async () => {
    const { id } = await create({ name: 'Gone' })
    expect((await owner.delete(`/new_things/${id}/`)).status).toBe(204)
    expect((await owner.refused('GET', `/new_things/${id}/`)).status).toBe(404)
  })
})

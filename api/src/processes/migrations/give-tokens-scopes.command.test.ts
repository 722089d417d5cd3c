import { beforeAll, expect, it } from 'vitest'
import { TokenModel } from '#entities/tokens/token.model.ts'
import { MigrationModel } from '#platform/migrations/migration.model.ts'
import { hashSecret } from '#platform/records/secrets.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'
import { migrate, migrateInBackground } from './migrations.ts'

const app = useTestApp()
let people: People

beforeAll(async () => {
  people = await createPeople('north')
})

/** A token as the version before stored it. */
async function earlierToken(scope: 'read' | 'write'): Promise<{ id: string; client: TestClient }> {
  const { account, agent } = people
  const times = { created_at: new Date(), updated_at: new Date(), created_by: agent.id, version: 0 }
  const { insertedId } = await TokenModel.collection.insertOne({
    ...times,
    account,
    user: agent.id,
    name: scope,
    scope,
    hash: hashSecret(scope),
    expires_at: new Date(Date.now() + 60 * 60_000),
    last_used_at: null,
    versions_since_edit: 0,
  })
  return { id: String(insertedId), client: new TestClient(app.url, scope) }
}

it('tokens of before may do what they could, and are listed and revoked like others', async () => {
  const [read, write] = [await earlierToken('read'), await earlierToken('write')]
  await migrate()
  await migrate()
  for (const { client } of [read, write]) {
    expect((await client.get('/deals/')).status).toBe(200)
    expect((await client.get('/auth/login/')).body.email).toBe('agent@north.test')
    expect((await client.get('/audit/')).status).toBe(403)
  }
  const contact = { last_name: 'By token' }
  expect((await read.client.sendUnchecked('POST', '/contacts/', contact)).status).toBe(403)
  expect((await write.client.post('/contacts/', contact)).status).toBe(201)
  const agent = await app.signIn('agent@north.test')
  const { results } = (await agent.get('/tokens/?sort=name')).body
  expect(results.map(({ name, scopes }) => [name, scopes])).toEqual([
    ['read', ['read']],
    ['write', ['read', 'write']],
  ])
  expect((await agent.delete(`/tokens/${write.id}/`)).status).toBe(204)
  expect((await write.client.get('/deals/')).status).toBe(401)
})

it('what the version before still makes during a rollout gets its scopes afterwards', async () => {
  const { client } = await earlierToken('write')
  expect((await client.get('/deals/')).status).toBe(403)
  await MigrationModel.deleteOne({ _id: 'scopes-of-tokens, after the rollout' })
  await migrateInBackground(true, AbortSignal.timeout(60_000))
  expect((await client.get('/deals/')).status).toBe(200)
})

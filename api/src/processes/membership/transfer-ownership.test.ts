import { trusted } from 'mongoose'
import { beforeEach, expect, it } from 'vitest'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { SessionModel } from '#entities/sessions/session.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD, type TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let owner: TestClient
let count = 0

beforeEach(async () => {
  people = await createPeople(`north${count++}`)
  owner = await app.signIn(people.owner.email)
})

const transfer = (client: TestClient, { id }: { id: unknown }, more: object = {}) =>
  client.post('/account/transfer_ownership/', { user: String(id), ...more })
const roleOf = async (client: TestClient) => (await client.get('/auth/login/')).body.role

it('makes the new owner one and the previous one an admin, in open sessions; both get an email', async () => {
  const agent = await app.signIn(people.agent.email)
  expect((await transfer(owner, people.agent)).status).toBe(204)
  expect(await roleOf(agent)).toBe('owner')
  expect(await roleOf(owner)).toBe('admin')
  expect((await AccountModel.findById(people.account).lean())?.owner).toEqual(people.agent.id)
  const letters = await OutboxModel.find({ to: trusted({ $in: [people.owner.email, people.agent.email] }) }).lean()
  expect(letters.map(({ template }) => template)).toEqual(['ownership_transferred', 'ownership_transferred'])
  // Only the new owner can now do what only an owner may, and only the previous owner can leave.
  expect((await transfer(owner, people.admin)).status).toBe(403)
  const path = `/teams/${String(people.team)}/members/${String(people.owner.id)}/` as const
  expect((await agent.patch(path, { role: 'agent' })).status).toBe(200)
  expect((await owner.post(`/teams/${String(people.team)}/leave/`)).status).toBe(204)
})

it('requires the password if the sign-in was a while ago, and changes nothing without it', async () => {
  await SessionModel.updateMany({ user: people.owner.id }, { created_at: new Date(Date.now() - 11 * 60_000) })
  const refused = await transfer(owner, people.agent)
  expect(refused).toMatchObject({ status: 403, body: { type: 'urn:protracker:problem:sign-in-again' } })
  const wrong = await transfer(owner, people.agent, { current_password: 'wrong' })
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'current_password', reason: 'isn’t right' }] },
  })
  expect(await roleOf(owner)).toBe('owner')
  expect((await transfer(owner, people.agent, { current_password: TEST_PASSWORD })).status).toBe(204)
})

it('is refused for users who cannot be the owner', async () => {
  const strangers = await createPeople(`south${count++}`)
  for (const person of [people.owner, people.client, strangers.agent, { id: 'no-one' }]) {
    expect((await transfer(owner, person)).status).toBe(400)
  }
  expect((await transfer(await app.signIn(people.admin.email), people.admin)).status).toBe(403)
  expect(await roleOf(owner)).toBe('owner')
})

it('of two concurrent transfers one succeeds', async () => {
  const answers = await Promise.all([transfer(owner, people.agent), transfer(owner, people.admin)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403])
})

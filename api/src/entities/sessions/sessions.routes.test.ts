import { beforeAll, expect, it } from 'vitest'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { SessionModel } from './session.model.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

const app = useTestApp()
let people: People

beforeAll(async () => {
  people = await createPeople('north')
})

const listedTo = async (client: TestClient) => (await client.get('/sessions/')).body.results
const status = async (client: TestClient) => (await client.get('/auth/login/')).status

it('lists the user’s sessions with their devices, and marks the current one', async () => {
  const here = await app.signIn('agent@north.test')
  await app.signIn('agent2@north.test')
  const there = await app.signIn('agent@north.test')
  const current = (await listedTo(there)).find((one) => one.is_current)
  await SessionModel.updateOne({ _id: String(current?.id) }, { user_agent: FIREFOX })
  const sessions = await listedTo(here)
  expect(sessions.filter((one) => one.is_current)).toHaveLength(1)
  expect(sessions.map(({ device }) => device)).toContain('Firefox on Windows')
  expect(sessions).toHaveLength(2)
})

it('does not list expired sessions', async () => {
  const client = await app.signIn('admin@north.test')
  const { id } = (await listedTo(await app.signIn('admin@north.test')))[0] ?? { id: '' }
  await SessionModel.updateOne({ _id: id }, { seen_at: new Date(0) })
  expect(await listedTo(client)).toHaveLength(1)
})

it('signs out one session, whose cookies no longer work', async () => {
  const here = await app.signIn('client@north.test')
  const there = await app.signIn('client@north.test')
  const { id } = (await listedTo(here)).find((one) => !one.is_current) ?? { id: '' }
  expect((await here.delete(`/sessions/${id}/`)).status).toBe(204)
  expect([await status(here), await status(there)]).toEqual([200, 401])
  expect((await here.delete(`/sessions/${id}/`)).status).toBe(404)
})

it('signs out this session, and leaves a visitor who can sign in again', async () => {
  const here = await app.signIn('agent2@north.test')
  const { id } = (await listedTo(here)).find((one) => one.is_current) ?? { id: '' }
  expect((await here.delete(`/sessions/${id}/`)).status).toBe(204)
  expect(await status(here)).toBe(401)
  expect((await here.signIn('agent2@north.test')).status).toBe(200)
})

it('signs out everywhere else', async () => {
  const [here, ...others] = await Promise.all(Array.from({ length: 3 }, () => app.signIn('assistant@north.test')))
  expect((await here?.post('/sessions/end_others/'))?.status).toBe(204)
  expect(here && (await status(here))).toBe(200)
  for (const other of others) expect(await status(other)).toBe(401)
})

it('does not affect anyone else’s session', async () => {
  const owner = await app.signIn('owner@north.test')
  const agent = await app.signIn('agent@north.test')
  const [theirs] = await listedTo(agent)
  expect((await owner.delete(`/sessions/${theirs?.id}/`)).status).toBe(404)
  await owner.post('/sessions/end_others/')
  expect(await status(agent)).toBe(200)
  expect(await SessionModel.countDocuments({ user: people.owner.id })).toBe(1)
})

/** Answers that leave the contract, as production sends them. */
import { pino } from 'pino'
import { beforeAll, expect, it, vi } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const logged: string[] = []
const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
const app = useTestApp({ strictAnswers: false }, undefined, logger)
let agent: TestClient
let id: string

beforeAll(async () => {
  await createPeople('north')
  agent = await app.signIn('agent@north.test')
  id = (await agent.post('/contacts/', { last_name: 'Novak', notes: 'Wants a garden' })).body.id
})

/** Answers are checked a moment after they are sent. */
const counts = (expected: string[]) =>
  vi.waitFor(async () => {
    const text = await (await fetch(new URL('/metrics', app.url))).text()
    const lines = text.split('\n').filter((line) => line.startsWith('answers_'))
    expect(lines).toEqual(expected)
    // After each check the process pauses, the longer the slower the machine is.
  }, 20_000)

it('are not counted as long as they are what the contract says', async () => {
  expect((await agent.get(`/contacts/${id}/`)).status).toBe(200)
  await counts([])
})

it('are sent, but logged and counted with their operation', async () => {
  await ContactModel.collection.updateOne({}, { $set: { status: 'a text' }, $unset: { last_name: 1 } })
  const { status, body } = await agent.sendUnchecked('GET', `/contacts/${id}/`)
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'a text', notes: 'Wants a garden' } })
  await agent.sendUnchecked('GET', '/contacts/')
  await agent.sendUnchecked('GET', '/contacts/')
  await counts([
    'answers_outside_contract_total{operation="getContact"} 1',
    'answers_outside_contract_total{operation="listContacts"} 2',
  ])
  const [first = ''] = logged
  expect(JSON.parse(first)).toMatchObject({ operation: 'getContact', msg: 'an answer left the contract' })
  expect(first).toContain('status')
  expect(logged.join()).not.toContain('Wants a garden')
})

it('have the default of a field that the record was stored without', async () => {
  await ContactModel.collection.updateOne({}, { $set: { status: 2 }, $unset: { notes: 1, emails: 1, birthday: 1 } })
  const { body } = await agent.get(`/contacts/${id}/`)
  expect(body).toMatchObject({ status: 2, last_name: '', notes: '', emails: [], birthday: null })
})

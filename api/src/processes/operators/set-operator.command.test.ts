import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { operatorEmails, setOperator } from './set-operator.command.ts'

const app = useTestApp()
let people: People
let owner: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  owner = await app.signIn('owner@north.test')
})

const isOperator = async () => (await owner.get('/auth/login/')).body.is_operator

describe('an operator of the platform', () => {
  it('is no one by itself, not even the owner of an account', async () => {
    expect(await isOperator()).toBe(false)
    expect(await operatorEmails()).toEqual([])
  })

  it('is made and ended by the command, which open sessions learn at once', async () => {
    expect(await setOperator(' Owner@North.test ', true)).toBe('changed')
    expect(await isOperator()).toBe(true)
    expect(await operatorEmails()).toEqual(['owner@north.test'])
    expect(await setOperator('owner@north.test', true)).toBe('unchanged')
    expect(await setOperator('owner@north.test', false)).toBe('changed')
    expect(await isOperator()).toBe(false)
  })

  it('is in the history, as no one’s deed', async () => {
    const events = await EventModel.find({ entity_id: people.owner.id, op: /_operator$/ })
      .sort({ seq: 1 })
      .lean()
    expect(events.map(({ op, actor, diff }) => ({ op, actor, diff }))).toEqual([
      { op: 'make_operator', actor: null, diff: [{ path: 'is_operator', from: false, to: true }] },
      { op: 'end_operator', actor: null, diff: [{ path: 'is_operator', from: true, to: false }] },
    ])
  })

  it.each(['client@north.test', 'no-one@north.test', ''])('can’t be “%s”', async (email) => {
    expect(await setOperator(email, true)).toBe('unknown')
  })

  it('can’t be made by a call', async () => {
    const body = { person: {}, is_operator: true }
    const refused = await owner.refused('PATCH', `/user/${String(people.owner.id)}/`, body)
    expect(refused.errors).toContainEqual({ field: 'is_operator', reason: 'isn’t a known field' })
    expect(await isOperator()).toBe(false)
  })
})

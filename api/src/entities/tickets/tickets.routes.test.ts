import { TicketPriority, TicketStatus, TicketType } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { mailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let agent: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
})

const asked = {
  subject: 'The calendar shows the wrong day',
  description: 'A closing on December 12 shows on December 11.',
  priority: TicketPriority.Medium,
  type: TicketType.Problem,
}

describe('requesting help', () => {
  it('returns the open ticket, and records an event', async () => {
    const { status, body } = await agent.post('/ticket/', asked)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...asked, status: TicketStatus.Open, reporter: String(people.agent.id) })
    expect(await EventModel.exists({ entity: 'ticket', entity_id: body.id, op: 'create' })).not.toBeNull()
  })

  it('reaches the operators, with everything they need to answer', async () => {
    const mail = await mailTo('operators@protracker.test', 'ticket')
    expect(mail).toMatchObject({ subject: asked.subject, description: asked.description, email: 'agent@north.test' })
    expect(Object.fromEntries(mail.facts)).toMatchObject({
      Type: 'Something is broken',
      Priority: 'It slows me down',
      From: 'agent north',
      Account: 'north',
    })
  })

  it('accepts a form, also without a trailing slash', async () => {
    const form = { ...asked, priority: '2', type: '2' }
    expect((await agent.post('/ticket', undefined, { form })).body).toMatchObject(asked)
  })

  it('is allowed for clients, but not for visitors', async () => {
    const client = await app.signIn('client@north.test')
    expect((await client.post('/ticket/', asked)).status).toBe(201)
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    expect((await visitor.refused('POST', '/ticket/', asked)).status).toBe(401)
  })

  it.each([
    ['without a subject', { ...asked, subject: undefined }, 'subject', 'is required'],
    [
      'with a blank description',
      { ...asked, description: ' ' },
      'description',
      'can’t be blank or contain control characters',
    ],
    ['of an unknown priority', { ...asked, priority: 4 }, 'priority', 'must be one of 1, 2, 3'],
    ['with a status', { ...asked, status: 3 }, 'status', 'isn’t a known field'],
  ])('refuses a ticket %s, naming the field', async (_case, body, field, reason) => {
    const problem = await agent.refused('POST', '/ticket/', body)
    expect(problem.status).toBe(400)
    expect(problem.errors).toContainEqual({ field, reason })
  })

  it('stops after 20 an hour', async () => {
    const admin = await app.signIn('admin@north.test')
    const answers = await Promise.all(Array.from({ length: 25 }, () => admin.post('/ticket/', asked)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3000)
  })
})

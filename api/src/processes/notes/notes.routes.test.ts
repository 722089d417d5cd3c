import type { Deal } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { A_NOTE } from '#test/factories/notes.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let board: Board
let deal: Deal

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
  await createPeople('south')
})
beforeEach(async () => {
  deal = await createDeal(agent, board)
})

const words = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
const mention = (user: unknown) => ({ type: 'mention', user: String(user) })
const write = (body: unknown = A_NOTE, by = agent) => by.post('/notes/', { deal: deal.id, body })
const texts = async (by = agent) => (await by.get(`/notes/?deal=${deal.id}`)).body.results.map(({ text }) => text)
const inbox = async (by: TestClient) =>
  (await by.get('/notifications/')).body.results.filter((one) => one.deal === deal.id)

describe('a note', () => {
  it('is rich text with its plain text, author and time', async () => {
    const body = [
      { type: 'heading', content: [{ type: 'text', text: 'Lender' }] },
      {
        type: 'bullet',
        content: [
          { type: 'text', text: 'Two more ' },
          { type: 'text', text: 'days', marks: ['bold', 'italic'] },
          { type: 'break' },
          mention(people.owner.id),
        ],
      },
    ]
    const { status, body: note } = await write(body)
    expect(status).toBe(201)
    expect(note).toMatchObject({ body, pinned: false, edited_at: null, created_by: String(people.agent.id) })
    expect(note.text).toMatch(/^Lender\nTwo more days\n@/)
  })

  it('is listed newest first, pinned ones before others', async () => {
    const first = (await write(words('First'))).body
    await write(words('Second'))
    expect(await texts()).toEqual(['Second', 'First'])
    await assistant.patch(`/notes/${first.id}/`, { pinned: true })
    expect(await texts()).toEqual(['First', 'Second'])
  })

  it('can be edited by its author, owners and admins, and says so', async () => {
    const { id, version } = (await write()).body
    expect((await assistant.patch(`/notes/${id}/`, { body: words('B') })).status).toBe(403)
    const { body: note } = await owner.patch(`/notes/${id}/`, { body: words('B') })
    expect(note).toMatchObject({ text: 'B', edited_at: expect.any(String), created_by: String(people.agent.id) })
    const stale = await agent.patch(`/notes/${id}/`, { pinned: true }, { headers: { 'If-Match': `"${version}"` } })
    expect(stale.status).toBe(412)
  })

  it('no longer says that it was edited once that is undone', async () => {
    const { id } = (await write(words('A'))).body
    const { events } = (await agent.patch(`/notes/${id}/`, { body: words('B') })).body
    expect((await agent.post('/events/undo/', { events })).status).toBe(200)
    const { body: note } = await agent.patch(`/notes/${id}/`, { body: words('A') })
    expect(note).toMatchObject({ text: 'A', edited_at: null, events: [] })
  })

  it('is deleted and recovered unchanged', async () => {
    const { id } = (await write(words('Here'))).body
    expect((await assistant.delete(`/notes/${id}/`)).status).toBe(403)
    expect((await agent.delete(`/notes/${id}/`)).status).toBe(204)
    expect(await texts()).toEqual([])
    expect((await agent.patch(`/notes/${id}/`, { pinned: true })).status).toBe(404)
    expect((await agent.post(`/notes/${id}/restore/`)).body.text).toBe('Here')
    expect(await texts()).toEqual(['Here'])
  })

  it('appears in the history of its deal', async () => {
    const { id } = (await write(words('One'))).body
    await agent.patch(`/notes/${id}/`, { body: words('Two') })
    await agent.patch(`/notes/${id}/`, { pinned: true })
    await agent.delete(`/notes/${id}/`)
    await agent.post(`/notes/${id}/restore/`)
    const { results } = (await agent.get(`/deals/${deal.id}/history/`)).body
    expect(results.slice(0, 5).map(({ summary }) => summary)).toEqual([
      'restored a note',
      'deleted a note',
      'pinned a note',
      'edited a note',
      'wrote a note',
    ])
    expect(results[3]?.diff).toEqual([{ field: 'text', from: 'One', to: 'Two' }])
  })
})

describe('a comment', () => {
  const task = async (of = deal) => (await agent.post('/tasks/', { deal: of.id, title: 'Order title' })).body
  const comment = (about: string, body: unknown = words('Ordered')) =>
    agent.post('/notes/', { deal: deal.id, task: about, body })

  it('is a note of the deal about one of its tasks, and stays when the task is deleted', async () => {
    const { id } = await task()
    await write(words('About the deal'))
    expect((await comment(id)).body).toMatchObject({ deal: deal.id, task: id, text: 'Ordered' })
    const of = (await agent.get(`/notes/?deal=${deal.id}&task=${id}`)).body.results
    expect(of.map(({ text }) => text)).toEqual(['Ordered'])
    await owner.delete(`/tasks/${id}/`)
    expect(await texts()).toEqual(['Ordered', 'About the deal'])
  })

  it('tells the people mentioned which task it is about', async () => {
    const { id } = await task()
    await comment(id, [{ type: 'paragraph', content: [mention(people.owner.id)] }])
    expect(await inbox(owner)).toMatchObject([
      {
        kind: 'mentioned',
        subject: 'Order title',
        task: id,
        text: expect.stringContaining('mentioned you in a comment'),
      },
    ])
  })

  it('on a task of another deal is refused', async () => {
    const other = await task(await createDeal(agent, board))
    const body = { deal: deal.id, task: other.id, body: words('A') }
    const { status, errors } = await agent.refused('POST', '/notes/', body)
    expect([status, errors]).toEqual([400, [{ field: 'task', reason: 'doesn’t exist, or you can’t see it' }]])
  })
})

describe('a note about a contact', () => {
  it('is for anyone who sees the contact, notifies them, and can be undone', async () => {
    const { id: contact } = (await agent.post('/contacts/', { last_name: 'Brooks' })).body
    const body = [{ type: 'paragraph', content: [mention(people.owner.id), mention(people.agent2.id)] }] as never
    const { status, body: note } = await agent.post('/notes/', { contact, body })
    expect([status, note.contact, note.deal, note.task]).toEqual([201, contact, null, null])
    const mine = (by: TestClient) => by.get(`/notes/?contact=${contact}`)
    expect((await mine(assistant)).body.results.map(({ id }) => id)).toEqual([note.id])
    expect((await mine(agent2)).status).toBe(404)
    expect((await agent2.patch(`/notes/${note.id}/`, { pinned: true })).status).toBe(404)
    const told = async (by: TestClient) =>
      (await by.get('/notifications/')).body.results.filter((one) => one.contact === contact)
    expect(await told(owner)).toMatchObject([{ kind: 'mentioned', subject: 'Brooks' }])
    expect(await told(agent2)).toEqual([])
    const event = await EventModel.findOne({ entity: 'note', stream: contact }).lean()
    const undo = (by: TestClient) => by.post(`/events/${String(event?._id)}/undo/` as const)
    expect((await undo(agent2)).status).toBe(404)
    expect((await undo(agent)).body.summary).toBe('deleted a note')
    expect((await mine(agent)).body.results).toEqual([])
  })

  it('is about either a deal or a contact, and comments on no task', async () => {
    const { id: contact } = (await agent.post('/contacts/', { last_name: 'Brooks' })).body
    const task = (await agent.post('/tasks/', { contact, title: 'Call' })).body.id
    const fields = async (body: object) =>
      (await agent.refused('POST', '/notes/', { body: A_NOTE, ...body })).errors?.map(({ field }) => field)
    expect(await fields({})).toEqual(['deal'])
    expect(await fields({ deal: deal.id, contact })).toEqual(['contact'])
    expect(await fields({ contact, task })).toEqual(['task'])
    expect((await agent.refused('GET', '/notes/')).errors?.[0]?.field).toBe('deal')
  })
})

describe('an invalid note', () => {
  it.each<[string, unknown]>([
    ['markup', '<p onclick="alert(1)">A</p>'],
    ['a block of another kind', [{ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }]],
    ['an attribute', [{ type: 'paragraph', content: [], onclick: 'alert(1)' }]],
    ['a style', [{ type: 'paragraph', content: [{ type: 'text', text: 'A', style: 'position:fixed' }] }]],
    ['a link', [{ type: 'paragraph', content: [{ type: 'link', href: 'javascript:alert(1)', text: 'A' }] }]],
    ['an image', [{ type: 'paragraph', content: [{ type: 'image', src: 'https://x.test/a.png' }] }]],
    ['an unknown mark', [{ type: 'paragraph', content: [{ type: 'text', text: 'A', marks: ['blink'] }] }]],
    ['raw html', [{ type: 'paragraph', content: [{ type: 'text', text: 'A', html: '<b>A</b>' }] }]],
    ['blocks within blocks', [{ type: 'paragraph', content: [{ type: 'paragraph', content: [] }] }]],
    ['an operator', [{ type: 'paragraph', content: [{ type: 'text', text: { $gt: '' } }] }]],
    ['nothing', []],
    ['nothing but space', [{ type: 'paragraph', content: [{ type: 'text', text: ' ' }] }]],
    ['nothing to be seen', [{ type: 'paragraph', content: [{ type: 'text', text: '\u200B\uFEFF' }] }]],
    [
      'too much',
      [{ type: 'paragraph', content: Array.from({ length: 3 }, () => ({ type: 'text', text: 'a'.repeat(9000) })) }],
    ],
    ['a prototype', JSON.parse('[{"type":"paragraph","content":[],"__proto__":{"a":1}}]')],
  ])('%s is refused, naming the body', async (_what, body) => {
    const { status, errors } = await agent.refused('POST', '/notes/', { deal: deal.id, body })
    expect(status).toBe(400)
    expect(errors?.[0]?.field).toMatch(/^body/)
    expect(await texts()).toEqual([])
  })

  it('keeps markup as plain text', async () => {
    const hostile = '<img src=x onerror=alert(1)> {{constructor}} \u202E'
    const { body: note } = await write(words(hostile))
    expect(note.body).toEqual(words(hostile))
  })
})

describe('a mention', () => {
  it('notifies people who may see the deal, once, and not the author', async () => {
    const body = [
      { type: 'paragraph', content: [people.owner, people.assistant, people.agent].map(({ id }) => mention(id)) },
    ]
    const { id } = (await write(body)).body
    for (const one of [owner, assistant]) {
      expect(await inbox(one)).toMatchObject([{ kind: 'mentioned', subject: deal.name }])
    }
    expect(await inbox(agent)).toEqual([])
    await agent.patch(`/notes/${id}/`, { body: [...body, ...words('More')] })
    expect(await inbox(owner)).toHaveLength(1)
  })

  it('reveals nothing to people who may not see the deal', async () => {
    const { status } = await write([{ type: 'paragraph', content: [mention(people.agent2.id)] }])
    expect(status).toBe(201)
    expect(await inbox(agent2)).toEqual([])
  })

  it('of a client, a stranger or an unknown user is refused', async () => {
    for (const user of [people.client.id, '6560a1f2c3d4e5f60718293a']) {
      const body = [{ type: 'paragraph', content: [mention(user)] }]
      const { status, errors } = await agent.refused('POST', '/notes/', { deal: deal.id, body })
      expect([status, errors?.[0]?.reason]).toEqual([400, 'mentions someone who isn’t on the team'])
    }
  })
})

describe('who may see notes', () => {
  it('anyone who may see the deal; for others there are none', async () => {
    const { id } = (await write()).body
    const stranger = await app.signIn('owner@south.test')
    for (const one of [agent2, stranger]) {
      expect((await one.get(`/notes/?deal=${deal.id}`)).status).toBe(404)
      expect((await one.patch(`/notes/${id}/`, { pinned: true }, { headers: { 'If-Match': '"99"' } })).status).toBe(404)
      expect((await write(A_NOTE, one)).status).toBe(400)
    }
    expect(await texts(assistant)).toEqual(['A'])
  })
})

/** A cursor continues the list that it is from: with the same filters and sort, and no others. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createDeal } from '#test/factories/board.ts'
import { uploadFile } from '#test/factories/files.ts'
import { type OpenTeam, openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp()
let team: OpenTeam<'agent'>
let deal: string
let other: string
/** The second page of the list under these parameters, by the cursor of the list under others. */
let follow: (list: string, own: string, others: string) => Promise<number>

beforeAll(async () => {
  team = await openTeam(app, ['agent'])
  const { agent, board, owner, people } = team
  const make = async (name: string) => (await createDeal(agent, board, { name })).id
  ;[deal = '', other = ''] = [await make('12 Mapleton Road'), await make('14 Mapleton Road')]
  for (const id of [deal, other]) {
    for (const title of ['Walk through', 'Walk again']) {
      await agent.post('/tasks/', { deal: id, title })
      await owner.post('/tasks/', { title, assignee: String(people.agent.id) })
      await uploadFile(agent, id)
    }
    const { id: contact } = (await agent.post('/contacts/', { last_name: 'Whitaker' })).body
    await agent.patch(`/deals/${id}/`, { parties: [{ contact, role: 'buyer' }] })
    await agent.post('/portals/', { deal: id, contact, mode: 'link' })
  }
  follow = async (list, own, others) => {
    const read = (query: string) => agent.sendUnchecked('GET', `${list}?page_size=1&${query}`)
    const { next_cursor } = (await read(own)).body as { next_cursor: string | null }
    if (next_cursor === null) throw new Error(`There is one page of ${list}?${own}`)
    return (await read(`${others}&cursor=${next_cursor}`)).status
  }
})

describe.each([
  ['/deals/', 'priority=2', 'priority=2&archived=true'],
  ['/deals/', 'sort=name', 'sort=-name'],
  ['/deals/', 'q=mapleton', 'q=maple'],
  ['/contacts/', '', 'status=1'],
  ['/tasks/', 'sort=title', 'sort=title&progress=COMPLETE'],
  ['/portals/', '', 'sort=last_seen_at'],
  ['/notifications/', 'unread=true', ''],
])('%s?%s', (list, own, others) => {
  it('goes on by its cursor', async () => {
    expect(await follow(list, own, own)).toBe(200)
  })

  it(`refuses it with ${others || 'no filter'}`, async () => {
    expect(await follow(list, own, others)).toBe(400)
    expect(await follow(list, `${own}&count=none`, `${own}&count=exact`)).toBe(200)
  })
})

it('is refused for the same list of another deal', async () => {
  const { agent } = team
  const { next_cursor } = (await agent.get(`/deals/${deal}/files/?page_size=1`)).body
  expect((await agent.get(`/deals/${other}/files/?cursor=${next_cursor}`)).status).toBe(400)
  expect((await agent.get(`/deals/${deal}/files/?cursor=${next_cursor}`)).status).toBe(200)
})

it('goes on where the words were corrected, and where more deals have come since', async () => {
  const { agent, board } = team
  const list = '/deals/?q=mapelton&page_size=1'
  const first = (await agent.get(list)).body
  expect(first).toMatchObject({ corrected_q: 'mapleton', count: 2 })
  const shared = (await agent.get('/portals/?page_size=1')).body
  await createDeal(agent, board, { name: '16 Oak Road' })
  expect((await agent.get(`${list}&cursor=${first.next_cursor}`)).body.results).toHaveLength(1)
  expect((await agent.get(`/portals/?page_size=1&cursor=${shared.next_cursor}`)).body.results).toHaveLength(1)
})

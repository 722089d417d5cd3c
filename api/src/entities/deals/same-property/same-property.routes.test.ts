import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let agent: TestClient
let board: Board
let maple: Deal
let count = 0

beforeEach(async () => {
  const name = `north${++count}`
  const { team } = await createPeople(name)
  const owner = await app.signIn(`owner@${name}.test`)
  agent = await app.signIn(`agent@${name}.test`)
  board = await createBoard(owner, team)
  const address = { street: '402 Maple Street', city: 'Hartford', state: 'CT', zip: '06103' }
  maple = await createDeal(agent, board, { name: 'Miller', mls_number: '170612345', address })
})
let stranger: TestClient
beforeAll(async () => {
  await createPeople('south')
  stranger = await app.signIn('owner@south.test')
})

const same = async (query: Record<string, string>, client = agent) => {
  const { results } = (await client.get(`/deals/same_property/?${String(new URLSearchParams(query))}`)).body
  return results.map((one) => [one.name, one.same])
}

it('finds a deal by its address, however it is written', async () => {
  expect(await same({ street: '402 maple st.', zip: '06103' })).toEqual([['Miller', 'address']])
  expect(await same({ street: '402 Maple St' })).toEqual([['Miller', 'address']])
  expect(await same({ street: '402 Maple St', unit: '2' })).toEqual([])
  expect(await same({ street: '404 Maple Street' })).toEqual([])
})

it('finds a deal by its MLS number, however it is written', async () => {
  expect(await same({ mls_number: '17-0612345' })).toEqual([['Miller', 'mls_number']])
  expect(await same({ mls_number: '170612346' })).toEqual([])
})

it('counts a deal without a street by its name, if that is an address', async () => {
  await createDeal(agent, board, { name: '12 Oak Avenue' })
  await createDeal(agent, board, { name: 'Sarah Miller' })
  expect(await same({ street: '12 Oak Ave' })).toEqual([['12 Oak Avenue', 'address']])
  expect(await same({ street: 'Sarah Miller' })).toEqual([])
})

it('leaves out the deal itself, and deals that are lost or archived', async () => {
  const at = { mls_number: '170612345' }
  expect(await same({ ...at, except: maple.id })).toEqual([])
  const { id } = await createDeal(agent, board, { name: 'Other', ...at })
  expect(await same(at)).toHaveLength(2)
  await agent.post(`/deals/${id}/archive/`)
  expect(await same(at)).toHaveLength(1)
  await agent.patch(`/deals/${maple.id}/`, { status: DealStatus.FellThrough, lost_reason: 'Financing' })
  expect(await same(at)).toEqual([])
})

it('is limited to what the caller may see', async () => {
  const at = { mls_number: '170612345', street: '402 Maple Street' }
  expect(await same(at, await app.signIn(`agent2@north${count}.test`))).toEqual([])
  expect(await same(at, stranger)).toEqual([])
})

it('finds nothing for nothing', async () => {
  expect(await same({})).toEqual([])
  expect(await same({ street: '', mls_number: '--' })).toEqual([])
})

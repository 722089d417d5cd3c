import type { Deal } from 'openapi'
import { Representation } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const range = `from=${addDays(today, -5)}&to=${addDays(today, 30)}`
let people: People
let agent: TestClient
let agent2: TestClient
let stranger: TestClient
let spring: Board
let rentals: Board
let maple: Deal
let oak: Deal

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  const owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  stranger = await app.signIn('owner@south.test')
  spring = await createBoard(owner, people.team, 'Spring')
  rentals = await createBoard(owner, people.team, 'Rentals')
  const closing = (days: number) => ({ dates: { closing: addDays(today, days) } })
  maple = await createDeal(agent, spring, { name: '402 Maple Street', ...closing(3) })
  oak = await createDeal(agent, spring, {
    name: '7 Oak Road',
    representation: Representation.Seller,
    phase: spring.offer,
    ...closing(5),
  })
  await createDeal(agent, rentals, { name: '9 Rental Row', ...closing(4) })
  for (const [title, deal] of [
    ['Maple inspection', maple.id],
    ['Oak photos', oak.id],
    ['Of no deal', null],
  ]) {
    const made = await agent.post('/tasks/', { title, deal, due_date: addDays(today, 1) })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  }
})

const read = async (query: string, client = agent) => (await client.get(`/calendar/?${range}&${query}`)).body
const titles = async (query: string, client = agent) =>
  (await read(query, client)).results.map(({ title, deal_name }) => (title === 'Closing' ? deal_name : title))

describe('the calendar of a workspace', () => {
  it('has the entries of its deals, and no task without a deal', async () => {
    expect(await titles(`workspace=${spring.workspace}`)).toEqual([
      'Maple inspection',
      'Oak photos',
      '402 Maple Street',
      '7 Oak Road',
    ])
    expect(await titles(`workspace=${rentals.workspace}`)).toEqual(['9 Rental Row'])
    expect(await titles('')).toContain('Of no deal')
  })

  it('applies the filters of its deals', async () => {
    const inSpring = `workspace=${spring.workspace}`
    expect(await titles(`${inSpring}&representation=2`)).toEqual(['Oak photos', '7 Oak Road'])
    expect(await titles(`${inSpring}&phase=${spring.searching}`)).toEqual(['Maple inspection', '402 Maple Street'])
    expect(await titles(`${inSpring}&closing_from=${addDays(today, 4)}&kind=closing`)).toEqual(['7 Oak Road'])
    expect(await titles(`${inSpring}&q=oak&kind=closing`)).toEqual(['7 Oak Road'])
  })

  it('corrects typos like its deals', async () => {
    expect(await read(`workspace=${spring.workspace}&q=mapel&kind=closing`)).toMatchObject({
      results: [{ deal: maple.id }],
      corrected_q: 'maple',
    })
  })

  it('is empty for viewers who may see none of the deals', async () => {
    for (const client of [agent2, stranger]) expect(await titles(`workspace=${spring.workspace}`, client)).toEqual([])
  })
})

describe('the calendar of several deals', () => {
  it('has only their entries', async () => {
    expect(await titles(`deal=${oak.id}`)).toEqual(['Oak photos', '7 Oak Road'])
    expect(await titles(`deal=${oak.id},${maple.id}&kind=closing`)).toEqual(['402 Maple Street', '7 Oak Road'])
    expect(await titles(`deal=${oak.id}`, agent2)).toEqual([])
  })

  it('refuses an id that is not a deal', async () => {
    const problem = await agent.refused('GET', `/calendar/?${range}&deal=${oak.id},x`)
    expect(problem.status).toBe(400)
    expect(problem.errors?.[0]?.field).toBe('deal.1')
  })
})

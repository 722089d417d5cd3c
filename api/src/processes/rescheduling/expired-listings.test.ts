import type { Deal } from 'openapi'
import { DealStatus, Representation } from 'openapi/codes'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { noteExpiredListings } from './note-expired-listings.command.ts'
import { refreshRisks } from './refresh-risks.command.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const at = (days: number) => new Date(`${addDays(today, days)}T17:00:00Z`)
const expiration = addDays(today, 20)
let agent: TestClient
let board: Board
let deal: Deal
/** Each test begins on a later day, since a process looks at each day once. */
let day = 0

beforeAll(async () => {
  const people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
})
beforeEach(async () => {
  day += 100
  deal = await createDeal(agent, board, {
    representation: Representation.Seller,
    status: DealStatus.Active,
    dates: { listing: today, listing_expiration: expiration },
  })
})

const read = async () => (await agent.get(`/deals/${deal.id}/`)).body
const history = async () => (await agent.get(`/deals/${deal.id}/history/`)).body.results.map(({ summary }) => summary)
const expirations = async (query = '') =>
  (await agent.get(`/calendar/?from=${today}&to=${addDays(today, 40)}&kind=listing_expiration${query}`)).body.results

it('a listing has its expiration as next date and in the calendar, until there is a contract', async () => {
  const next = { title: 'Listing expiration', date: expiration, item: { kind: 'deal', id: 'listing_expiration' } }
  expect((await read()).next_date).toEqual(next)
  expect(await expirations(`&deal=${deal.id}`)).toEqual([
    expect.objectContaining({ id: deal.id, title: 'Listing expiration', date: expiration, progress: 'NOT_STARTED' }),
  ])
  await agent.patch(`/deals/${deal.id}/`, { status: DealStatus.UnderContract })
  expect((await read()).next_date).toBeNull()
  expect(await expirations(`&deal=${deal.id}`)).toEqual([])
})

it('an expired listing is a risk', async () => {
  await refreshRisks(at(day))
  expect((await read()).risk).toMatchObject({ level: 'rain', causes: [{ task: null }] })
  expect((await read()).risk.causes[0]?.text).toMatch(/^Listing expired on \w+ \d+/)
})

it('is told once in the history, and again for another day', async () => {
  await noteExpiredListings(at(0))
  expect(await history()).not.toContainEqual(expect.stringContaining('expired'))
  await noteExpiredListings(at(day))
  await noteExpiredListings(at(day + 1))
  const told = (await history()).filter((summary) => summary.includes('expired'))
  expect(told).toEqual([expect.stringMatching(/^noted that the listing expired on \w+ \d+/)])
  await agent.patch(`/deals/${deal.id}/`, { dates: { listing_expiration: addDays(today, 30) } })
  await noteExpiredListings(at(day + 2))
  expect((await history()).filter((summary) => summary.startsWith('noted'))).toHaveLength(2)
})

it('is no event for a deal under contract', async () => {
  await agent.patch(`/deals/${deal.id}/`, { status: DealStatus.UnderContract })
  await noteExpiredListings(at(day))
  expect(await history()).not.toContainEqual(expect.stringContaining('expired'))
})

it('many processes tell it once', async () => {
  await Promise.all([noteExpiredListings(at(day)), noteExpiredListings(at(day)), noteExpiredListings(at(day))])
  expect((await history()).filter((summary) => summary.startsWith('noted'))).toHaveLength(1)
})

import type { Contact, Deal, DealContract, Task } from 'openapi'
import { DealStatus, Representation } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Board, createDeal } from '#test/factories/board.ts'
import { uploadFile } from '#test/factories/files.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let agent: TestClient
let owner: TestClient
let board: Board
let deal: Deal
let seller: Contact
let buyer: Contact
let appraisal: Task
let photos: Task
let lender: Task

const TERMS = {
  sale_price: 51_200_000,
  earnest_money: 1_000_000,
  dates: { acceptance: '2026-02-02', closing: '2026-03-16', financing: '2026-02-20' },
}
const NO_TERMS = { sale_price: null, earnest_money: null }

const addTask = async (fields: object): Promise<Task> =>
  (await agent.post('/tasks/', { deal: deal.id, ...fields })).body
const addContact = async (last_name: string): Promise<Contact> => (await agent.post('/contacts/', { last_name })).body
const read = async (id = deal.id): Promise<Deal> => (await agent.get(`/deals/${id}/`)).body
const contracts = async (): Promise<DealContract[]> => (await agent.get(`/deals/${deal.id}/contracts/`)).body.results
const task = async ({ id }: Task): Promise<Task> => (await agent.get(`/tasks/${id}/`)).body
const fail = async (body: object, dry = false) =>
  (await agent.post(`/deals/${deal.id}/fail_contract/${dry ? '?dry_run=true' : ''}`, { reason: 'Financing', ...body }))
    .body
const lastEvent = async () => (await agent.get(`/deals/${deal.id}/history/`)).body.results[0]
const underContract = (body: object = TERMS) =>
  agent.patch(`/deals/${deal.id}/`, { status: DealStatus.UnderContract, ...body })

beforeAll(async () => {
  ;({ agent, owner, board } = await openTeam(app, ['agent']))
  seller = await addContact('Seller')
  buyer = await addContact('Parker')
})
beforeEach(async () => {
  deal = await createDeal(agent, board, {
    representation: Representation.Seller,
    status: DealStatus.Active,
    phase: board.offer,
    list_price: 52_000_000,
    dates: { listing: '2026-01-10', listing_expiration: '2026-07-10' },
    parties: [{ contact: seller.id, role: 'seller' }],
  })
  photos = await addTask({ title: 'Photos', due_date: '2026-01-12' })
  const due_rule = { anchor: 'acceptance', item: null, offset: 14, unit: 'calendar', roll: 'none', skip_holidays: true }
  appraisal = await addTask({ title: 'Appraisal', due_rule })
})

describe('coming under contract', () => {
  it('opens a contract with the deal’s terms, which follow the deal', async () => {
    expect(await contracts()).toEqual([])
    await underContract()
    const [contract] = await contracts()
    expect(contract).toMatchObject({
      ...TERMS,
      state: 'current',
      opened_on: '2026-02-02',
      ended_on: null,
      parties: [{ contact: seller.id, role: 'seller' }],
      contingencies: [{ kind: 'financing', status: 'open' }],
    })
    await agent.patch(`/deals/${deal.id}/`, { sale_price: 50_000_000, dates: { closing: '2026-03-20' } })
    const [later] = await contracts()
    expect(later).toMatchObject({ id: contract?.id, sale_price: 50_000_000, dates: { closing: '2026-03-20' } })
    expect(later?.version).toBeGreaterThan(contract?.version ?? 0)
  })

  it('moves the card to the contract column, unless that requires more', async () => {
    expect((await underContract()).body.phase).toBe(board.contract)
    const other = await createDeal(agent, board, { status: DealStatus.Active })
    await owner.patch(`/phases/${board.contract}/`, { required_fields: ['mls_number'] })
    const refused = await agent.refused('PATCH', `/deals/${other.id}/`, { status: DealStatus.UnderContract })
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ field: 'mls_number', reason: 'is required in this phase' }],
    ])
    await owner.patch(`/phases/${board.contract}/`, { required_fields: [] })
  })

  it('comes with its acceptance in one step, as previewed, and one undo takes back both', async () => {
    const dates = { acceptance: '2026-02-02' }
    const { preview, moved } = (await agent.post(`/deals/${deal.id}/reschedule/?dry_run=true`, { dates })).body
    expect(moved.map(({ title }) => title)).toContain('Appraisal')
    const body = { dates, status: DealStatus.UnderContract, preview }
    const { event } = (await agent.post(`/deals/${deal.id}/reschedule/`, body)).body
    expect(await read()).toMatchObject({ status: DealStatus.UnderContract, phase: board.contract, dates })
    expect((await task(appraisal)).due_date).toBe('2026-02-16')
    expect(await contracts()).toMatchObject([{ state: 'current', opened_on: '2026-02-02' }])
    expect((await agent.post(`/events/${event}/undo/`)).status).toBe(200)
    expect(await read()).toMatchObject({ status: DealStatus.Active, dates: { acceptance: null } })
    expect((await task(appraisal)).due_date).toBeNull()
    expect(await contracts()).toEqual([])
  })

  it('brings its price and earnest money in the same step, for a phase that requires them too', async () => {
    await owner.patch(`/phases/${board.contract}/`, { required_fields: ['sale_price'] })
    const terms = { sale_price: 51_200_000, earnest_money: 500_000 }
    const dates = { acceptance: '2026-02-02', closing: '2026-03-16' }
    const body = { dates, ...terms, status: DealStatus.UnderContract }
    const { event } = (await agent.post(`/deals/${deal.id}/reschedule/`, body)).body
    await owner.patch(`/phases/${board.contract}/`, { required_fields: [] })
    expect(await read()).toMatchObject({ status: DealStatus.UnderContract, phase: board.contract, dates, ...terms })
    expect(await contracts()).toMatchObject([{ dates, ...terms }])
    expect((await agent.post(`/events/${event}/undo/`)).status).toBe(200)
    expect(await read()).toMatchObject({ status: DealStatus.Active, sale_price: null, earnest_money: null })
  })

  it('brings the address of its home, and refuses a wrong ZIP code', async () => {
    const { address: before } = await read()
    const address = { street: '402 Maple Street', city: 'Hartford', state: 'CT', zip: '06103' }
    const body = { dates: { acceptance: '2026-02-02' }, status: DealStatus.UnderContract }
    const wrong = { ...body, address: { ...address, zip: '123' } }
    const refused = await agent.refused('POST', `/deals/${deal.id}/reschedule/`, wrong)
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, 'address.zip'])
    expect(await read()).toMatchObject({ status: DealStatus.Active, address: before })
    const { event } = (await agent.post(`/deals/${deal.id}/reschedule/`, { ...body, address })).body
    expect(await read()).toMatchObject({ status: DealStatus.UnderContract, address })
    expect((await agent.post(`/events/${event}/undo/`)).status).toBe(200)
    expect(await read()).toMatchObject({ status: DealStatus.Active, address: before })
  })

  it('brings its buyer, who leaves with it, and refuses who cannot be seen', async () => {
    const body = { dates: { acceptance: '2026-02-02' }, status: DealStatus.UnderContract }
    const path = `/deals/${deal.id}/reschedule/` as '/deals/{id}/reschedule/'
    const stranger = { ...body, parties: [{ contact: deal.id, role: 'buyer' }] }
    expect((await agent.refused('POST', path, stranger)).errors?.[0]?.field).toBe('parties.0.contact')
    await agent.post(path, { ...body, parties: [{ contact: buyer.id, role: 'buyer' }] })
    expect((await read()).parties).toMatchObject([{ contact: seller.id }, { contact: buyer.id, role: 'buyer' }])
    expect(await contracts()).toMatchObject([{ state: 'current', parties: [{}, { contact: buyer.id, role: 'buyer' }] }])
    await fail({})
    expect((await read()).parties).toMatchObject([{ contact: seller.id }])
  })

  it('has a price only with its status: dates alone change no terms', async () => {
    const body = { dates: { closing: '2026-03-16' }, sale_price: 51_200_000 }
    const refused = await agent.refused('POST', `/deals/${deal.id}/reschedule/`, body)
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, 'sale_price'])
    expect(await read()).toMatchObject({ sale_price: null, dates: { closing: null } })
  })

  it('is refused with its acceptance as without, and writes nothing', async () => {
    await owner.patch(`/phases/${board.contract}/`, { required_fields: ['mls_number'] })
    const body = { dates: { acceptance: '2026-02-02' }, status: DealStatus.UnderContract }
    const refused = await agent.refused('POST', `/deals/${deal.id}/reschedule/`, body)
    await owner.patch(`/phases/${board.contract}/`, { required_fields: [] })
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([422, 'mls_number'])
    expect(await read()).toMatchObject({ status: DealStatus.Active, dates: { acceptance: null } })
  })

  it('goes on hold with the deal, and closes or falls through with it', async () => {
    await underContract()
    const state = async () => (await contracts()).map((one) => [one.state, one.ended_on])
    await agent.patch(`/deals/${deal.id}/`, { status: DealStatus.OnHold })
    expect(await state()).toEqual([['current', null]])
    await agent.patch(`/deals/${deal.id}/`, { status: DealStatus.FellThrough, lost_reason: 'Moved away' })
    const [lost] = await contracts()
    expect(lost).toMatchObject({ state: 'failed', reason: 'Moved away' })
    expect(lost?.ended_on).not.toBeNull()
    await owner.post(`/deals/${deal.id}/reopen/`, { reason: 'Back' })
    expect(await state()).toEqual([['current', null]])
    await owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 250 } })
    await agent.post(`/deals/${deal.id}/close/`, { sale_price: 51_000_000, actual_close: '2026-03-16' })
    expect(await state()).toEqual([['closed', '2026-03-16']])
  })

  it('is taken back by undo, with the contract', async () => {
    await underContract()
    const event = (await lastEvent())?.id ?? ''
    const undone = await agent.post(`/events/${event}/undo/`)
    expect(undone.status).toBe(200)
    expect(await contracts()).toEqual([])
    expect(await read()).toMatchObject({ ...NO_TERMS, status: DealStatus.Active, phase: board.offer })
    await agent.post(`/events/${undone.body.event}/undo/`)
    expect(await contracts()).toMatchObject([{ ...TERMS, state: 'current' }])
  })
})

describe('a contract that fails', () => {
  beforeEach(async () => {
    await underContract({ ...TERMS, parties: [...deal.parties, { contact: buyer.id, role: 'buyer' }] })
    lender = await addTask({ title: 'Call the lender', due_date: '2026-02-10' })
    await agent.post(`/tasks/${appraisal.id}/complete/`, { completed_at: '2026-02-12T12:00:00.000Z' })
  })

  it('is kept with its terms, and the deal is back on the market without them', async () => {
    const answer = await fail({ failed_on: '2026-02-18' })
    expect(answer).toMatchObject({ applied: true, leaving: [{ contact: buyer.id, role: 'buyer', name: 'Parker' }] })
    const after = await read()
    expect(after).toMatchObject({ ...NO_TERMS, status: DealStatus.Active, phase: board.offer, price: 52_000_000 })
    const { listing, listing_expiration, ...others } = after.dates
    expect([listing, listing_expiration]).toEqual(['2026-01-10', '2026-07-10'])
    expect(new Set(Object.values(others))).toEqual(new Set([null]))
    expect(after.parties).toEqual(deal.parties)
    expect(await contracts()).toMatchObject([
      {
        ...TERMS,
        state: 'failed',
        ended_on: '2026-02-18',
        reason: 'Financing',
        parties: [{ name: 'Seller' }, { name: 'Parker' }],
        tasks: [
          { title: 'Call the lender', due_date: '2026-02-10', completed_on: null, fate: 'retire' },
          { title: 'Appraisal', due_date: '2026-02-16', completed_on: '2026-02-12', fate: 'reset' },
        ],
      },
    ])
    expect((await lastEvent())?.summary).toMatch(/^recorded that the contract fell through: Financing/)
    const days = (await agent.get('/calendar/?from=2026-02-01&to=2026-03-31')).body
    expect(days.results.filter((one) => one.deal === deal.id)).toEqual([])
  })

  it('starts over what counts from it, sets aside what came with it, and keeps the rest', async () => {
    await fail({})
    expect(await task(appraisal)).toMatchObject({ progress: 'NOT_STARTED', due_date: null, completed_at: null })
    expect(await task(lender)).toMatchObject({
      progress: 'COMPLETE',
      not_applicable_reason: 'The contract fell through',
    })
    expect(await task(photos)).toMatchObject({ progress: 'NOT_STARTED', due_date: '2026-01-12' })
  })

  it('is previewed: the same is done, and nothing else', async () => {
    const shown = await fail({}, true)
    expect(shown).toMatchObject({ applied: false, event: null })
    expect(shown.moved.map(({ id, to }) => [id, to])).toContainEqual(['closing', null])
    expect(shown.tasks).toMatchObject([
      { title: 'Call the lender', fate: 'retire' },
      { title: 'Appraisal', fate: 'reset' },
    ])
    expect(await read()).toMatchObject({ status: DealStatus.UnderContract })
    expect((await contracts()).map(({ state }) => state)).toEqual(['current'])
    await agent.patch(`/tasks/${lender.id}/`, { due_date: '2026-02-11' })
    const path = `/deals/${deal.id}/fail_contract/` as const
    const stale = await agent.refused('POST', path, { reason: 'A', preview: shown.preview })
    expect(stale.status).toBe(412)
    const choices = { tasks: [{ task: lender.id, fate: 'keep' }], stay: [buyer.id] }
    const chosen = await fail(choices, true)
    const { applied, event, ...done } = await fail({ ...choices, preview: chosen.preview })
    expect([applied, typeof event]).toEqual([true, 'string'])
    expect(done).toEqual({ ...done, preview: chosen.preview, moved: chosen.moved, tasks: chosen.tasks, leaving: [] })
    expect(await task(lender)).toMatchObject({ progress: 'NOT_STARTED' })
    expect((await read()).parties).toHaveLength(2)
  })

  it('is taken back by undo, and that too', async () => {
    const before = await read()
    const tasks = await Promise.all([appraisal, lender, photos].map(task))
    const { event } = await fail({})
    const undone = await agent.post(`/events/${event ?? ''}/undo/` as '/events/{id}/undo/')
    expect(undone.status).toBe(200)
    const { version: _v, updated_at: _u, ...same } = before
    expect(await read()).toMatchObject(same)
    const again = await Promise.all([appraisal, lender, photos].map(task))
    expect(again.map((one) => [one.progress, one.due_date])).toEqual(tasks.map((one) => [one.progress, one.due_date]))
    expect(await contracts()).toMatchObject([{ ...TERMS, state: 'current', ended_on: null, reason: '', tasks: [] }])
    await agent.post(`/events/${undone.body.event}/undo/`)
    expect(await contracts()).toMatchObject([
      { ...TERMS, state: 'failed', reason: 'Financing', parties: [{ name: 'Seller' }, { name: 'Parker' }] },
    ])
    expect(await read()).toMatchObject({ ...NO_TERMS, status: DealStatus.Active })
  })

  it('keeps its files apart from those of the deal and of the next one', async () => {
    const [first] = await contracts()
    const signed = await uploadFile(agent, deal.id)
    await fail({})
    const listing = await uploadFile(agent, deal.id)
    expect([signed.contract, listing.contract]).toEqual([first?.id, null])
    await underContract()
    const [second] = await contracts()
    expect((await uploadFile(agent, deal.id)).contract).toBe(second?.id)
  })

  it('fails by a change of the status too', async () => {
    expect((await agent.patch(`/deals/${deal.id}/`, { status: DealStatus.Active })).body).toMatchObject(NO_TERMS)
    expect(await contracts()).toMatchObject([{ ...TERMS, state: 'failed', reason: '' }])
  })

  it('gives way to a second one, which starts clean', async () => {
    await fail({})
    await underContract({ dates: { acceptance: '2026-04-01' } })
    const [second, first] = await contracts()
    expect([second?.state, first?.state]).toEqual(['current', 'failed'])
    expect(second).toMatchObject({ sale_price: null, contingencies: [], opened_on: '2026-04-01' })
    expect(second?.dates.closing).toBeNull()
    expect(await task(appraisal)).toMatchObject({ due_date: '2026-04-15' })
    expect(first).toMatchObject(TERMS)
  })

  it('is refused without a contract, on a wrong day, and for what is not of the deal', async () => {
    const path = `/deals/${deal.id}/fail_contract/` as const
    const refused = async (body: object) => agent.refused('POST', path, { reason: 'A', ...body })
    expect((await agent.refused('POST', path, {})).errors).toEqual([{ field: 'reason', reason: 'is required' }])
    expect((await refused({ failed_on: '2999-01-01' })).errors?.[0]?.reason).toBe('can’t be in the future')
    expect((await refused({ failed_on: '2026-02-01' })).status).toBe(422)
    expect((await refused({ stay: [deal.id] })).errors?.[0]?.field).toBe('stay.0')
    expect((await refused({ tasks: [{ task: deal.id, fate: 'keep' }] })).errors?.[0]?.field).toBe('tasks.0.task')
    await fail({})
    expect((await refused({})).title).toBe('This deal isn’t under contract')
  })
})

describe('a backup offer', () => {
  const add = async (fields: object = {}): Promise<DealContract> =>
    (
      await agent.post(`/deals/${deal.id}/contracts/`, {
        name: 'The Parkers',
        sale_price: 50_000_000,
        dates: { closing: '2026-05-01' },
        parties: [{ contact: buyer.id, role: 'buyer' }],
        ...fields,
      })
    ).body

  it('waits beside the contract, and changes alone', async () => {
    await underContract()
    const offer = await add()
    expect(offer).toMatchObject({ state: 'backup', opened_on: null, parties: [{ name: 'Parker' }] })
    expect((await read()).sale_price).toBe(TERMS.sale_price)
    const changed = await agent.patch(`/contracts/${offer.id}/`, { sale_price: 50_500_000, notes: 'Cash' })
    expect(changed.body).toMatchObject({ sale_price: 50_500_000, notes: 'Cash' })
    const summaries = (await agent.get(`/deals/${deal.id}/history/`)).body.results.map(({ summary }) => summary)
    expect(summaries).toEqual(expect.arrayContaining(['added the backup offer from The Parkers']))
    expect((await agent.post(`/contracts/${offer.id}/accept/`)).status).toBe(409)
    expect((await agent.delete(`/contracts/${offer.id}/`)).status).toBe(204)
    expect((await contracts()).map(({ state }) => state)).toEqual(['current'])
  })

  it('becomes the contract, with its terms', async () => {
    const offer = await add()
    expect((await agent.post(`/contracts/${offer.id}/accept/`)).body).toMatchObject({ id: offer.id, state: 'current' })
    expect(await read()).toMatchObject({
      status: DealStatus.UnderContract,
      phase: board.contract,
      sale_price: 50_000_000,
      dates: { closing: '2026-05-01' },
      parties: [{ contact: seller.id }, { contact: buyer.id }],
    })
    expect((await lastEvent())?.summary).toBe('accepted the backup offer from The Parkers')
    const event = (await lastEvent())?.id ?? ''
    expect((await agent.post(`/events/${event}/undo/`)).status).toBe(200)
    const [back] = await contracts()
    expect(back).toEqual({ ...offer, version: expect.any(Number), updated_at: expect.any(String) })
  })

  it('is accepted with the day on which it became binding', async () => {
    const offer = await add()
    await agent.post(`/contracts/${offer.id}/accept/`, { acceptance: '2026-02-20' })
    expect((await read()).dates).toMatchObject({ acceptance: '2026-02-20', closing: '2026-05-01' })
    expect(await contracts()).toMatchObject([{ state: 'current', opened_on: '2026-02-20' }])
  })

  it('moves the contract dates that were agreed to, as previewed', async () => {
    const due_rule = { anchor: 'closing', item: null, offset: -3, unit: 'calendar', roll: 'none', skip_holidays: true }
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: '2026-04-10' } })
    const disclosure = await addTask({ title: 'Disclosure', kind: 'key_date', due_rule })
    const notice = await addTask({ title: 'Notice', kind: 'key_date', due_rule })
    const offer = await add()
    const confirm = [disclosure.id]
    const body = { dates: { closing: '2026-05-01', acceptance: '2026-02-20' }, confirm }
    const preview = async () => (await agent.post(`/deals/${deal.id}/reschedule/?dry_run=true`, body)).body.preview
    const outdated = await preview()
    await addTask({ title: 'Survey', due_rule })
    const path = `/contracts/${offer.id}/accept/` as '/contracts/{id}/accept/'
    const accept = { acceptance: '2026-02-20', confirm }
    expect((await agent.refused('POST', path, { ...accept, preview: outdated })).status).toBe(412)
    expect((await read()).status).toBe(DealStatus.Active)
    expect((await agent.post(path, { ...accept, preview: await preview() })).status).toBe(200)
    const days = await Promise.all([appraisal, disclosure, notice].map(async (one) => (await task(one)).due_date))
    expect(days).toEqual(['2026-03-06', '2026-04-28', '2026-04-07'])
  })

  it('begins with the contingencies of its dates, unless it has its own, and leaves them when taken back', async () => {
    const kinds = async () => (await contracts())[0]?.contingencies.map(({ kind }) => kind)
    const offer = await add({ dates: { inspection: '2026-03-02', financing: '2026-03-13' } })
    await agent.post(`/contracts/${offer.id}/accept/`)
    expect(await kinds()).toEqual(['inspection', 'financing'])
    await agent.post(`/events/${(await lastEvent())?.id ?? ''}/undo/`)
    expect(await kinds()).toEqual([])
    const contingencies = [{ kind: 'home_sale', status: 'open', note: 'Elm Street' }]
    await agent.patch(`/contracts/${offer.id}/`, { contingencies })
    await agent.post(`/contracts/${offer.id}/accept/`)
    expect(await kinds()).toEqual(['home_sale'])
  })

  it('is not accepted with people who are gone', async () => {
    const gone = (await agent.post('/contacts/', { first_name: 'Pat' })).body
    const offer = await add({ parties: [{ contact: gone.id, role: 'buyer' }] })
    expect((await agent.delete(`/contacts/${gone.id}/`)).status).toBe(204)
    const refused = await agent.refused('POST', `/contracts/${offer.id}/accept/`)
    expect([refused.status, refused.title]).toEqual([409, 'A contact on this offer no longer exists'])
    expect((await read()).parties).toEqual([expect.objectContaining({ contact: seller.id })])
  })

  it('is undone: added, changed and deleted', async () => {
    const undo = async () => (await agent.post(`/events/${(await lastEvent())?.id ?? ''}/undo/`)).body.summary
    const offer = await add()
    expect(await undo()).toBe('deleted the backup offer from The Parkers')
    expect(await contracts()).toEqual([])
    expect(await undo()).toBe('restored the backup offer from The Parkers')
    const path = `/contracts/${offer.id}/` as '/contracts/{id}/'
    await agent.patch(path, { sale_price: 1, dates: { closing: null } })
    expect(await undo()).toBe('undid a change: changed the contract from The Parkers')
    const [back] = await contracts()
    expect(back).toEqual({ ...offer, version: expect.any(Number), updated_at: expect.any(String) })
    const added = (await agent.get(`/deals/${deal.id}/history/`)).body.results.at(2)
    await agent.post(`/contracts/${offer.id}/accept/`)
    const refused = await agent.refused('POST', `/events/${added?.id ?? ''}/undo/`)
    expect([refused.status, refused.title]).toEqual([409, 'Some of this has changed since then'])
  })

  it('alone has terms of its own, and is deleted', async () => {
    await underContract()
    const [contract] = await contracts()
    const path = `/contracts/${contract?.id ?? ''}/` as '/contracts/{id}/'
    const refused = await agent.refused('PATCH', path, { sale_price: 1 })
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ field: 'sale_price', reason: 'is changed on the deal itself' }],
    ])
    expect((await agent.refused('DELETE', path)).status).toBe(409)
    const contingencies = [{ kind: 'financing', status: 'met', note: '' }]
    expect((await agent.patch(path, { name: 'Parker', contingencies })).body).toMatchObject({ contingencies })
  })
})

it('is deleted and recovered with its deal', async () => {
  await underContract()
  const before = await contracts()
  await owner.delete(`/deals/${deal.id}/`)
  expect((await agent.get(`/deals/${deal.id}/contracts/`)).status).toBe(404)
  await owner.post(`/deleted_deals/${deal.id}/restore/`)
  expect(await contracts()).toEqual(before)
})

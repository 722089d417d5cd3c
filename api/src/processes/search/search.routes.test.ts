import type { Contact, Deal, SearchResults } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { searchTokens } from '#platform/records/search-tokens.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'
import { WordModel } from '#platform/search/word.model.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { learnEverything } from './learn-everything.command.ts'

const app = useTestApp()
let north: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let stranger: TestClient
let board: Board
let maple: Deal
let client: Contact

beforeAll(async () => {
  north = await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  agent2 = await app.signIn('agent2@north.test')
  stranger = await app.signIn('owner@south.test')
  board = await createBoard(owner, north.team)
  client = (await agent.post('/contacts/', { first_name: 'Christopher', last_name: 'Whitaker' })).body
  maple = await createDeal(agent, board, {
    name: '402 Maple Street',
    mls_number: '170612345',
    address: { street: '402 Maple Street', unit: 'Loft 9', city: 'Glastonbury', state: 'CT', zip: '06033' },
    parties: [{ contact: client.id, role: 'buyer' }],
  })
  await agent.post('/tasks/', { title: 'Order the appraisal', deal: maple.id })
})

const search = async (q: string, who = agent): Promise<SearchResults> => {
  const answer = await who.get(`/search/?q=${encodeURIComponent(q)}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const dealsBy = async (q: string, who = agent) => (await search(q, who)).deals.map(({ id }) => id)

describe('a deal is found', () => {
  it.each([
    ['its address', '402 maple'],
    ['its address with a typo', '402 mapel street'],
    ['its address with a typo in two words', 'mpale stret'],
    ['words of it in any order', 'street glast 402 maple'],
    ['its unit', 'loft 9'],
    ['its state and its street', 'ct maple'],
    ['its ZIP code', '06033'],
    ['its street and its ZIP code', 'maple 06033'],
    ['its client and its city', 'whit glastonbury'],
    ['its city with a typo', 'glastonbry'],
    ['what is typed so far of its city, with a typo', 'galsto'],
    ['its client', 'whitaker'],
    ['its client with two typos', 'christofer whitaker'],
    ['its client without accents or capitals', 'WHÍTAKER'],
    ['its MLS number', '170612345'],
    ['its MLS number with a wrong digit', '170612344'],
    ['its MLS number with swapped digits', '170612354'],
    ['its MLS number with a digit missing', '17061245'],
  ])('by %s', async (_case, q) => {
    expect(await dealsBy(q)).toEqual([maple.id])
  })

  it('by a renamed client, and no longer by the old name', async () => {
    const moved = (await agent.post('/contacts/', { last_name: 'Overbrook' })).body
    const deal = await createDeal(agent, board, {
      name: '7 Tanner Road',
      parties: [{ contact: moved.id, role: 'buyer' }],
    })
    await agent.patch(`/contacts/${moved.id}/`, { last_name: 'Lindqvist' })
    expect(await dealsBy('lindqvst')).toEqual([deal.id])
    expect(await dealsBy('overbrok')).toEqual([])
  })
})

describe('results', () => {
  it('are most recently changed first, whichever word is rarer', async () => {
    const names = ['1 Heron Pier', '11 Heron Pier', '12 Heron Quay', '2 Heron Pier']
    const deals: Deal[] = []
    for (const name of names) deals.push(await createDeal(agent, board, { name }))
    const [one, eleven, twelve, two] = deals.map(({ id }) => id)
    await agent.patch(`/deals/${one}/`, { headline: 'By the water' })
    expect(await dealsBy('heron 1')).toEqual([one, twelve, eleven])
    expect(await dealsBy('heron pier')).toEqual([one, two, eleven])
    expect(await dealsBy('pier 1 heron')).toEqual([one, eleven])
    expect(await dealsBy('quay 2')).toEqual([])
    expect(await dealsBy('hreon 1')).toEqual([one, twelve, eleven])
  })
})

describe('words that hundreds of deals have', () => {
  const addAll = async (names: string[]) => {
    const { _id, ...like } = (await DealModel.findOne({ _id: maple.id }).lean()) ?? {}
    const at = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 60_000)
    const deals = names.map((name, n) => ({ ...like, name, search: searchTokens(name), updated_at: at(n) }))
    await DealModel.collection.insertMany(deals)
    await learnWords(
      north.account,
      deals.flatMap(({ search: words }) => words),
    )
  }
  const namesBy = async (q: string) => (await search(q)).deals.map(({ name }) => name)

  beforeAll(() => addAll(Array.from({ length: 320 }, (_, n) => `${n} Osprey ${n % 2 ? 'Wharf' : 'Landing'}`)))

  it('find the most recently changed of those with all of them', async () => {
    expect(await namesBy('osprey')).toEqual([319, 318, 317, 316, 315].map((n) => expect.stringMatching(`^${n} Osprey`)))
    expect(await namesBy('osprey wharf 3')).toEqual([319, 317, 315, 313, 311].map((n) => `${n} Osprey Wharf`))
    expect(await namesBy('12 osprey wharf')).toEqual(
      ['129', '127', '125', '123', '121'].map((n) => `${n} Osprey Wharf`),
    )
    expect(await namesBy('osp landing 44')).toEqual(['44 Osprey Landing'])
    expect(await namesBy('osprey landing 45')).toEqual([])
  })

  it('also find longer words, in the same order', async () => {
    await addAll(['7 Ospreys Wharf'])
    expect(await namesBy('osprey wharf 7')).toEqual([79, 77, 75, 73, 71].map((n) => `${n} Osprey Wharf`))
    expect(await namesBy('ospreys')).toEqual(['7 Ospreys Wharf'])
    await DealModel.collection.updateOne({ name: '7 Ospreys Wharf' }, { $set: { updated_at: new Date() } })
    expect((await namesBy('osprey'))[0]).toBe('7 Ospreys Wharf')
  })

  it('find the few that have two words of which each is in thousands', async () => {
    const many = (name: string) => Array<string>(3001).fill(name)
    await addAll([...many('Merlin Close'), ...many('Falcon Court'), 'First Merlin Court', 'Second Merlin Court'])
    const both = ['Second Merlin Court', 'First Merlin Court']
    expect(await namesBy('court merlin')).toEqual(both)
    expect(await namesBy('court merl first')).toEqual(['First Merlin Court'])
    const { body } = await agent.get(`/deals/?q=${encodeURIComponent('cour merlin')}`)
    expect(body.results.map(({ name }) => name)).toEqual(both)
    expect(body.count).toBe(2)
    expect((await agent2.get(`/deals/?q=${encodeURIComponent('cour merlin')}`)).body.count).toBe(0)
  })

  it('are found despite typos', async () => {
    expect(await namesBy('wharf opsrey 12')).toEqual(
      ['129', '127', '125', '123', '121'].map((n) => `${n} Osprey Wharf`),
    )
    expect((await search('landing opsrey 44')).corrected?.deals).toBe('landing osprey 44')
  })

  it('count fully in lists, whatever the order', async () => {
    const { body } = await agent.get('/deals/?q=osprey wharf&sort=name')
    expect(body.count).toBe(161)
    expect(body.results.slice(0, 2).map(({ name }) => name)).toEqual(['1 Osprey Wharf', '101 Osprey Wharf'])
  })
})

describe('a correction', () => {
  it('is reported for each kind', async () => {
    const found = await search('mapel')
    expect(found.corrected).toEqual({ deals: 'maple', tasks: 'maple' })
    expect((await search('apraisal')).corrected).toEqual({ tasks: 'appraisal' })
    expect((await search('street mapel 402')).corrected?.deals).toBe('street maple 402')
    expect((await search('chrsitopher')).contacts.map(({ id }) => id)).toEqual([client.id])
  })

  it('is not made if the typed word is found, or nothing is near', async () => {
    expect(await search('maple')).not.toHaveProperty('corrected')
    expect(await search('zzzzzzzz')).toEqual({ deals: [], contacts: [], tasks: [] })
  })

  it('never changes a house number: the street is corrected, the number stays', async () => {
    expect(await dealsBy('403 maple')).toEqual([])
    expect(await dealsBy('403 mapel')).toEqual([])
    expect((await search('402 mapel')).corrected?.deals).toBe('402 maple')
  })

  it('prefers what is typed to what is near it', async () => {
    const mable = await createDeal(agent, board, { name: '9 Mable Court' })
    expect(await dealsBy('mable')).toEqual([mable.id])
    // A word that exists elsewhere still counts as a typo next to words that it never occurs with.
    expect((await search('402 mable')).corrected?.deals).toBe('402 maple')
  })
})

describe('scopes of corrections', () => {
  it('nothing is corrected to a word only in deals that the viewer may not see', async () => {
    expect(await search('mapel', agent2)).toEqual({ deals: [], contacts: [], tasks: [] })
    expect(await search('mapel', stranger)).toEqual({ deals: [], contacts: [], tasks: [] })
    expect(await dealsBy('170612354', stranger)).toEqual([])
    expect(await dealsBy('mapel', owner)).toEqual([maple.id])
  })

  it('a word that is in no record is not a correction', async () => {
    await learnWords(north.account, ['quixotic'])
    expect(await search('quixotik')).toEqual({ deals: [], contacts: [], tasks: [] })
  })
})

describe('typo correction in lists and on the board', () => {
  it('of deals, on every page, with archived ones apart', async () => {
    const page = (await agent.get('/deals/?q=mapel&page_size=1')).body
    expect(page).toMatchObject({ count: 1, corrected_q: 'maple', results: [{ id: maple.id }] })
    expect((await agent.get('/deals/?q=mapel&page=2')).body).toMatchObject({ corrected_q: 'maple', count: 1 })
    expect((await agent.get('/deals/?q=maple')).body).not.toHaveProperty('corrected_q')
    expect((await agent.get('/deals/?q=maple&page=2')).body).not.toHaveProperty('corrected_q')
    expect((await agent.get('/deals/?q=mapel&archived=true')).body.count).toBe(0)
  })

  it('of contacts and tasks', async () => {
    const contacts = (await agent.get('/contacts/?q=witaker')).body
    expect(contacts).toMatchObject({ corrected_q: 'whitaker', results: [{ id: client.id }] })
    expect((await agent.get('/tasks/?q=apraisal')).body).toMatchObject({ corrected_q: 'appraisal', count: 1 })
  })

  it('on the board', async () => {
    const shown = (await agent.get(`/workspaces/${board.workspace}/board/?q=mapel`)).body
    expect(shown).toMatchObject({ count: 1, corrected_q: 'maple' })
    expect(shown.columns[0]?.deals.map(({ id }) => id)).toEqual([maple.id])
  })
})

describe('the vocabulary', () => {
  it('learns a word once when many deals add it at the same time', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) => createDeal(agent, board, { name: `${n} Wisteria Way` })),
    )
    expect(made).toHaveLength(8)
    expect(await WordModel.countDocuments({ account: north.account, word: 'wisteria' })).toBe(1)
  })

  it('is built from existing records if it is empty, and otherwise left alone', async () => {
    await learnWords(north.account, ['bygone'])
    expect(await learnEverything()).toBe(0)
    const words = async () =>
      (await WordModel.distinct('word', { account: north.account })).filter((one) => one !== 'bygone')
    const before = await words()
    await WordModel.deleteMany({})
    expect(await learnEverything()).toBeGreaterThan(0)
    expect(before).toEqual(expect.arrayContaining(await words()))
    expect(await dealsBy('mapel')).toEqual([maple.id])
    expect(await search('appraisl')).toMatchObject({ corrected: { tasks: 'appraisal' } })
  })
})

import type { Contact } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { MigrationModel } from '#platform/migrations/migration.model.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'
import { WordModel } from '#platform/search/word.model.ts'
import { migrateInBackground } from '#processes/migrations/migrations.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { learnEverything } from './learn-everything.command.ts'

const app = useTestApp()
let north: People
let agent: TestClient
let agent2: TestClient
let board: Board

beforeAll(async () => {
  ;({ people: north, board, agent, agent2 } = await openTeam(app, ['agent', 'agent2']))
})

const search = async (q: string, who = agent) => (await who.get(`/search/?q=${encodeURIComponent(q)}`)).body
const dealsBy = async (q: string, who = agent) => (await search(q, who)).deals.map(({ name }) => name)
const add = (name: string, client?: Contact) =>
  createDeal(agent, board, { name, ...(client && { parties: [{ contact: client.id, role: 'buyer' }] }) })
const contact = async (first_name: string, last_name: string) =>
  (await agent.post('/contacts/', { first_name, last_name })).body

describe('texts that begin with the words', () => {
  let anna: Contact
  beforeAll(async () => {
    anna = await contact('Anna', 'Novak')
    await contact('Novak', 'Annan')
    await add('12 Heron Pier', anna)
    await add('12 Harbour Walk', await contact('Ida', 'Heron'))
    await add('120 Heron Pier')
    await add('40 Heron Street')
    await add('7 Novak Court', await contact('Annabel', 'Priestley'))
  })

  it('are the only results of their kind', async () => {
    expect(await dealsBy('12 heron')).toEqual(['12 Heron Pier'])
    expect(await dealsBy('12 her')).toEqual(['12 Heron Pier'])
    expect(await dealsBy('12 heron pier')).toEqual(['12 Heron Pier'])
    expect(await dealsBy('anna novak')).toEqual(['12 Heron Pier'])
    expect((await search('anna novak')).contacts.map(({ id }) => id)).toEqual([anna.id])
  })

  it('may have longer words, but house numbers must match fully', async () => {
    expect(await dealsBy('ann nov')).toEqual(['12 Heron Pier'])
    expect(await dealsBy('an no')).toEqual(['12 Heron Pier'])
    expect(await dealsBy('120 heron')).toEqual(['120 Heron Pier'])
    expect(await dealsBy('4 heron')).toEqual(['40 Heron Street'])
  })

  it('must have all words of the query; otherwise words count anywhere', async () => {
    expect(await dealsBy('12 heron walk')).toEqual(['12 Harbour Walk'])
    expect(await dealsBy('12 heron ida')).toEqual(['12 Harbour Walk'])
    expect(await dealsBy('heron 12')).toEqual(['120 Heron Pier', '12 Harbour Walk', '12 Heron Pier'])
    expect(await dealsBy('novak anna')).toEqual(['7 Novak Court', '12 Heron Pier'])
  })

  it('do not narrow a list: it has and counts all records with the words', async () => {
    const { count, results } = (await agent.get('/deals/?q=12 heron&sort=name')).body
    expect([count, ...results.map(({ name }) => name)]).toEqual([
      3,
      '12 Harbour Walk',
      '12 Heron Pier',
      '120 Heron Pier',
    ])
  })

  it.each([
    ['12 hreon', '12 heron'],
    ['anan novak', 'anna novak'],
    ['anna novka', 'anna novak'],
    ['nana novka', 'anna novak'],
    ['12 heorn pire', '12 heron pier'],
  ])('are found despite typos: %s', async (typed, meant) => {
    const { deals, corrected } = await search(typed)
    expect(deals.map(({ name }) => name)).toEqual(['12 Heron Pier'])
    expect(corrected?.deals).toBe(meant)
  })

  it('are preferred to nearer words elsewhere', async () => {
    await add('5 Merton Way', await contact('Ulrika', 'Sandor'))
    await add('81 Marton Way', await contact('Oscar', 'Lindgren'))
    expect((await search('5 merton')).corrected).toBeUndefined()
    expect((await search('81 merton')).corrected).toEqual({ deals: '81 marton' })
  })

  it('are the title of a task and the name of its deal', async () => {
    const deal = await add('33 Kestrel Row')
    await agent.post('/tasks/', { title: 'Order kestrel 33', deal: deal.id })
    await agent.post('/tasks/', { title: 'Kestrel order, at 33' })
    const tasksBy = async (q: string) => (await search(q)).tasks.map(({ title }) => title)
    expect(await tasksBy('order kestrel')).toEqual(['Order kestrel 33'])
    expect(await tasksBy('33 kestrel')).toEqual(['Order kestrel 33'])
    expect(await tasksBy('kestrel order')).toEqual(['Kestrel order, at 33'])
  })
})

describe('an address that changes', () => {
  it('is found by the new one only, by a colleague as by its agent', async () => {
    const deal = await add('64 Plover Close')
    await agent.patch(`/deals/${deal.id}/`, { name: '65 Curlew Close' })
    expect(await dealsBy('64 plover')).toEqual([])
    expect(await dealsBy('65 curlew')).toEqual(['65 Curlew Close'])
  })
})

describe('scopes of search', () => {
  it('a phrase prefix that someone may not see hides nothing from them', async () => {
    await add('88 Dunlin Reach')
    await createDeal(agent2, board, { name: '880 Dunlin Reach' })
    expect(await dealsBy('88 dunlin')).toEqual(['88 Dunlin Reach'])
    expect(await dealsBy('88 dunlin', agent2)).toEqual(['880 Dunlin Reach'])
    expect((await search('88 dunlni', agent2)).corrected).toEqual({ deals: '88 dunlin' })
    expect(await dealsBy('88 dunlni', agent2)).toEqual(['880 Dunlin Reach'])
  })

  it('if too many words have the first as a prefix, it is matched as a whole word', async () => {
    await learnWords(
      north.account,
      Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `wren${letter}`),
    )
    await add('Wrena Lodge')
    await add('Lodge of wrens')
    expect(await dealsBy('wrena lodge')).toEqual(['Wrena Lodge'])
    expect(await dealsBy('wren lodge')).toEqual(['Lodge of wrens', 'Wrena Lodge'])
  })
})

describe('phrase prefixes', () => {
  it('are added to records stored before they existed', async () => {
    const deal = await add('17 Avocet View', await contact('Greta', 'Fenn'))
    await add('170 Avocet View')
    await agent.post('/tasks/', { title: 'Call the surveyor', deal: deal.id })
    await agent.post('/tasks/', { title: 'The surveyor: call' })
    await contact('Fenn', 'Greta')
    const found = async () => {
      const [avocet, fenn, call] = [await search('17 avocet'), await search('greta fenn'), await search('call the')]
      return [avocet.deals.length, fenn.contacts.length, call.tasks.length]
    }
    expect(await found()).toEqual([1, 1, 1])
    const models = [DealModel, ContactModel, TaskModel]
    const stored = async () => Promise.all(models.map(({ collection }) => collection.find().toArray()))
    const before = await stored()
    const signal = new AbortController().signal
    await migrateInBackground(true, signal)
    for (const { collection } of models) await collection.updateMany({}, { $pull: { search: /^"/ } as never })
    await MigrationModel.deleteOne({ _id: 'search-by-whole-address' })
    expect(await migrateInBackground(true, AbortSignal.abort())).toBe(0)
    expect(await found()).toEqual([2, 2, 2])
    expect(await migrateInBackground(false, signal)).toBe(0)
    expect(await found()).toEqual([1, 1, 1])
    expect(await stored()).toEqual(before)
    // As saved by a process of the previous version.
    await DealModel.collection.updateOne({ name: '17 Avocet View' }, { $pull: { search: /^"/ } as never })
    expect(await migrateInBackground(true, signal)).toBe(1)
    expect(await found()).toEqual([1, 1, 1])
    expect(await migrateInBackground(true, signal)).toBe(0)
  })

  it('are not words: they are neither learned nor corrected to', async () => {
    await WordModel.deleteMany({})
    await learnEverything()
    expect(await WordModel.exists({ word: /[^\p{L}]/u })).toBeNull()
    expect(await dealsBy('"')).toEqual([])
    expect(await dealsBy('"17 avocet"')).toEqual(['17 Avocet View'])
  })
})

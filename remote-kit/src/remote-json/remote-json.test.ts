import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findRemotes, manifestData, readRemoteJson, type RemoteJson } from './remote-json.ts'

let repository: string

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'protracker-remotes-'))
})

afterEach(() => rm(repository, { recursive: true }))

const offers: RemoteJson = {
  name: 'mf-offers',
  portOffset: 205,
  shellApi: '^1.0.0',
  pages: { OffersPage: { path: '/agent/offers', title: 'Offers', audience: 'agent' } },
  nav: [{ label: 'Offers', path: '/agent/offers', icon: 'home', section: 'main', order: 9 }],
}

/** Creates the folder of a remote. A string is written as is, for a `remote.json` that is not JSON. */
async function makeRemote(folder: string, json?: object | string): Promise<string> {
  const dir = join(repository, folder)
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'package.json'), '{}')
  if (json) await writeFile(join(dir, 'remote.json'), typeof json === 'string' ? json : JSON.stringify(json))
  return dir
}

describe('a remote.json', () => {
  test('is read, and published without its development settings', async () => {
    const written = {
      ...offers,
      pages: {
        OffersPage: { ...offers.pages['OffersPage'], parts: ['OfferList'], requests: ['/offers/?page_size=40'] },
      },
    }
    const read = readRemoteJson(await makeRemote('mf-offers', written))
    expect(read).toEqual(written)
    expect(manifestData(read)).toEqual({
      name: 'mf-offers',
      shellApi: '^1.0.0',
      routes: [
        {
          path: '/agent/offers',
          title: 'Offers',
          audience: 'agent',
          page: 'OffersPage',
          requests: ['/offers/?page_size=40'],
        },
      ],
      nav: offers.nav,
    })
  })

  const page = offers.pages['OffersPage']
  const [entry] = offers.nav

  test.each<[message: string, json: object | string | undefined]>([
    ['mf-offers/remote.json: the file is missing', undefined],
    ['mf-offers/remote.json: the file isn’t JSON: ', '{'],
    ['mf-offers/remote.json: the file has no nav', { ...offers, nav: undefined }],
    [
      'mf-offers/remote.json: the file has icon, which isn’t one of its fields: name, portOffset, shellApi, pages, nav',
      { ...offers, icon: 'home' },
    ],
    [
      'mf-offers/remote.json: /pages/OffersPage has tittle, which isn’t one of its fields: path, title, audience, requests, parts. Did you mean title?',
      { ...offers, pages: { OffersPage: { ...page, tittle: 'Offers' } } },
    ],
    ['mf-offers/remote.json: /portOffset is 1, not a number from 201 to 299', { ...offers, portOffset: 1 }],
    ['mf-offers/remote.json: /portOffset is "205", not a whole number', { ...offers, portOffset: '205' }],
    ["mf-offers/remote.json: /name must be the folder's, mf-offers, not mf-deals", { ...offers, name: 'mf-deals' }],
    ['mf-offers/remote.json: /pages is empty', { ...offers, pages: {} }],
    [
      'mf-offers/remote.json: /pages has "offers". A page is named like its component, such as HomePage',
      { ...offers, pages: { offers: page } },
    ],
    [
      'mf-offers/remote.json: /pages/OffersPage/audience is "agents", not one of agent, client, public, operator. Did you mean agent?',
      { ...offers, pages: { OffersPage: { ...page, audience: 'agents' } } },
    ],
    [
      'mf-offers/remote.json: /pages/OffersPage/path is "agent/offers". A path has fixed parts in lowercase and parameters, such as /agent/deal/:id',
      { ...offers, pages: { OffersPage: { ...page, path: 'agent/offers' } } },
    ],
    [
      'mf-offers/remote.json: /pages/OffersPage/requests/0 is "https://elsewhere.test/". A request is the path of a GET without parameters, such as /teams/?page_size=100',
      { ...offers, pages: { OffersPage: { ...page, requests: ['https://elsewhere.test/'] } } },
    ],
    [
      'mf-offers/remote.json: /nav/0/icon is "rocket", not one of home, board',
      { ...offers, nav: [{ ...entry, icon: 'rocket' }] },
    ],
    [
      'mf-offers/remote.json: /nav/0/path isn’t the path of a page: /agent/offer. Did you mean /agent/offers?',
      { ...offers, nav: [{ ...entry, path: '/agent/offer' }] },
    ],
  ])('%s', async (message, json) => {
    const dir = await makeRemote('mf-offers', json)
    expect(() => readRemoteJson(dir)).toThrow(message)
  })
})

describe('the remotes of a repository', () => {
  test('are its packages named mf-…, ordered by port', async () => {
    await makeRemote('mf-offers', offers)
    const pages = { LettersPage: { path: '/agent/letters', title: 'Letters', audience: 'agent' } }
    await makeRemote('mf-letters', { ...offers, name: 'mf-letters', portOffset: 201, pages, nav: [] })
    // A leftover folder of another branch.
    await mkdir(join(repository, 'mf-gone/dist'), { recursive: true })
    expect(findRemotes(repository).map(({ name }) => name)).toEqual(['mf-letters', 'mf-offers'])
  })

  const pages = { OtherPage: { path: '/agent/other', title: 'Other', audience: 'agent' } }

  test.each([
    ['mf-other/remote.json: /portOffset: 205 is taken by mf-offers', { pages, nav: [] }],
    ['mf-other/remote.json: /pages: /agent/offers is taken by mf-offers', { portOffset: 206 }],
  ])('%s', async (message, change) => {
    await makeRemote('mf-offers', offers)
    await makeRemote('mf-other', { ...offers, name: 'mf-other', ...change })
    expect(() => findRemotes(repository)).toThrow(message)
  })
})

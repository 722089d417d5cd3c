/** The contacts that benches share, and their databases: one account with 100,000 and with 1,000,000 contacts. */
import { type Db, ObjectId } from 'mongodb'
import { matchKeys } from 'api/match-words'
import { searchTokens } from 'api/search-tokens'
import { populate } from '../../api/test/factories/population.ts'
import { seededRandom } from '../../dev/demo/chance/dice.ts'
import { seededOnce, type startDatabase } from '../measure/database.ts'
import { insertPeople, type SeededTeam, seededTeams } from './people.ts'
import { bringUpToDate } from './up-to-date.ts'

type Database = Awaited<ReturnType<typeof startDatabase>>

export type ContactScale = { name: string; contacts: number; uri: string; team: SeededTeam; busy: string }

const BATCH = 5000
const DAY = 86_400_000
/** How many values the fields of contacts have. */
export const STATUSES = 6
export const SOURCES = 13
export const LABELS = 20
/** Entries of the busy contact's timeline. */
export const ENTRIES = 5000

const idOf = (kind: string, n: number) => new ObjectId(kind.repeat(8) + n.toString(16).padStart(16, '0'))

/** The id of the account's label with this number, from 0. */
export const labelId = (n: number) => idOf('b', n)

/** An account with this many contacts, one of whom has a long timeline. Created if it does not exist. */
export async function contactScaleOf(database: Database, contacts: number): Promise<ContactScale> {
  const name = `bench_people_v1_${contacts / 1000}k`
  const [team] = seededTeams(1)
  if (!team) throw new Error('One team is seeded')
  await seededOnce(database.client, name, async () => {
    const db = database.client.db(name)
    await insertPeople(db, [team])
    await insertContacts(db, contacts, team)
    await insertTimeline(db, team)
  })
  await bringUpToDate(database.uri(name))
  return { name, contacts, uri: database.uri(name), team, busy: String(idOf('c', 0)) }
}

/** The choices that were drawn for a contact. */
export type SeededContact = { status: number; source: number; label: number }

/** Stores labels and `count` contacts, each with the fields that `more` returns too. */
export async function insertContacts(
  db: Db,
  count: number,
  team: SeededTeam,
  more: (chosen: SeededContact) => object = () => ({}),
): Promise<void> {
  const record = { account: team.account, created_at: new Date(), updated_at: new Date(), created_by: null, version: 0 }
  await db.collection('labels').insertMany(
    Array.from({ length: LABELS }, (_, n) => ({
      ...record,
      _id: labelId(n),
      name: `Label ${n}`,
      colour: 'grey',
    })),
  )
  const random = seededRandom(count)
  for (let from = 0; from < count; from += BATCH) {
    const people = populate(from + 1, Math.min(BATCH, count - from), 0)
    const contacts = await Promise.all(
      people.map((person, i) => contactOf(team, { person, n: from + i, random, more })),
    )
    await db.collection('contacts').insertMany(contacts, { ordered: false, writeConcern: { w: 1 } })
  }
}

type Drawn = {
  person: ReturnType<typeof populate>[number]
  n: number
  random: () => number
  more: (chosen: SeededContact) => object
}

async function contactOf({ account, owner }: SeededTeam, { person, n, random, more }: Drawn) {
  const { first_name, last_name, company, emails, phones, address } = person
  const updated = new Date(Date.now() - Math.floor(random() * 730 * DAY))
  const status = 1 + Math.floor(random() * STATUSES)
  const source = 1 + Math.floor(random() * SOURCES)
  const label = Math.floor(random() * LABELS)
  return {
    _id: idOf('c', n),
    account,
    first_name,
    last_name,
    company,
    emails,
    phones,
    address,
    birthday: null,
    status,
    temperature: status % 4,
    source,
    labels: [labelId(label)],
    owner,
    shared_with: [],
    notes: '',
    custom_fields: {},
    custom_index: [],
    ...more({ status, source, label }),
    merged_into: null,
    match_keys: await matchKeys(person),
    search: searchTokens(`${first_name} ${last_name}`, ...emails, ...phones),
    created_at: updated,
    updated_at: updated,
    status_since: updated,
    created_by: owner,
    version: 0,
    versions_since_edit: 0,
  }
}

/** Calls of years, with a note each. */
async function insertTimeline(db: Db, { account, owner }: SeededTeam): Promise<void> {
  await db.collection('activities').insertMany(
    Array.from({ length: ENTRIES }, (_, n) => {
      const at = new Date(Date.now() - n * 3_600_000)
      return {
        account,
        contact: idOf('c', 0),
        deal: null,
        kind: 'call',
        direction: 'outgoing',
        outcome: 'connected',
        minutes: 4,
        at,
        body: [{ type: 'paragraph', content: [{ type: 'text', text: 'They asked about the inspection.' }] }],
        text: 'They asked about the inspection.',
        mentions: [],
        edited_at: null,
        deleted_at: null,
        touches: true,
        created_at: at,
        updated_at: at,
        created_by: owner,
        version: 0,
      }
    }),
  )
}

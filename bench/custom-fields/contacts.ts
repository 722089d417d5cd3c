/** Contacts as the API stores them, all of one account, each with the same choices in built-in and in custom fields. */
import { type Db, ObjectId } from 'mongodb'
import { searchTokens } from 'api/search-tokens'
import { seededRandom } from '../../dev/demo/chance/dice.ts'
import { FIRST_NAMES, LAST_NAMES } from '../../dev/demo/chance/names.ts'
import type { SeededTeam } from '../seed/people.ts'

const BATCH = 5000
const DAY = 86_400_000
const STATUSES = 6
const SOURCES = 13
const LABELS = 20

/** The ids of the account's labels. */
export const labelIds = Array.from({ length: LABELS }, (_, n) => new ObjectId(String(n).padStart(24, 'b')))

const pick = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)] as T

/** Stores the labels, the custom fields and `count` contacts. */
export async function insertContacts(db: Db, count: number, team: SeededTeam): Promise<void> {
  const record = { account: team.account, created_at: new Date(), updated_at: new Date(), created_by: null, version: 0 }
  await db
    .collection('labels')
    .insertMany(labelIds.map((_id, n) => ({ ...record, _id, name: `Label ${n}`, colour: 'grey' })))
  const fields = { tier: STATUSES, campaign: SOURCES, wants: LABELS }
  await db.collection('custom_fields').insertMany(
    Object.entries(fields).map(([key, size], order) => ({
      ...record,
      entity: 'contact',
      kind: key === 'wants' ? 'choices' : 'choice',
      key,
      name: key,
      order,
      options: Array.from({ length: size }, (_, n) => ({ key: `o${n + 1}`, name: `Option ${n + 1}`, retired: false })),
      retired: false,
    })),
  )
  const random = seededRandom(count)
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from)
    await db.collection('contacts').insertMany(
      Array.from({ length: size }, () => contactOf(team, random)),
      { ordered: false, writeConcern: { w: 1 } },
    )
  }
}

function contactOf({ account, owner }: SeededTeam, random: () => number) {
  const [first_name, last_name] = [pick(FIRST_NAMES, random), pick(LAST_NAMES, random)]
  const emails = [`${first_name}.${last_name}@example.com`.toLowerCase()]
  const status = 1 + Math.floor(random() * STATUSES)
  const source = 1 + Math.floor(random() * SOURCES)
  const label = Math.floor(random() * LABELS)
  const updated = new Date(Date.now() - Math.floor(random() * 730 * DAY))
  const values = { tier: `o${status}`, campaign: `o${source}`, wants: [`o${label + 1}`] }
  return {
    account,
    first_name,
    last_name,
    company: '',
    emails,
    phones: ['(860) 555-0142'],
    address: {},
    status,
    temperature: status % 4,
    source,
    labels: [labelIds[label]],
    owner,
    shared_with: [],
    notes: 'Condo downtown, up to $415,000.',
    custom_fields: values,
    custom_index: Object.entries(values).flatMap(([k, value]) => [value].flat().map((v) => ({ k, v }))),
    merged_into: null,
    search: searchTokens(`${first_name} ${last_name}`, ...emails),
    created_at: updated,
    updated_at: updated,
    created_by: owner,
    version: 0,
    versions_since_edit: 0,
  }
}

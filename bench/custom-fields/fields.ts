/** Custom fields whose values equal those of built-in ones: `tier` the status, `campaign` the source, `wants` the labels. */
import type { Db } from 'mongodb'
import { LABELS, type SeededContact, SOURCES, STATUSES } from '../seed/contacts.ts'
import type { SeededTeam } from '../seed/people.ts'

const SIZES = { tier: STATUSES, campaign: SOURCES, wants: LABELS }

/** Stores the fields. */
export async function insertFields(db: Db, { account }: SeededTeam): Promise<void> {
  const now = new Date()
  await db.collection('custom_fields').insertMany(
    Object.entries(SIZES).map(([key, size], order) => ({
      account,
      entity: 'contact',
      kind: key === 'wants' ? 'choices' : 'choice',
      key,
      name: key,
      order,
      options: Array.from({ length: size }, (_, n) => ({ key: `o${n + 1}`, name: `Option ${n + 1}`, retired: false })),
      retired: false,
      created_at: now,
      updated_at: now,
      created_by: null,
      version: 0,
    })),
  )
}

/** The values of a contact, as the API stores them. */
export function withFields({ status, source, label }: SeededContact) {
  const values = { tier: `o${status}`, campaign: `o${source}`, wants: [`o${label + 1}`] }
  return {
    custom_fields: values,
    custom_index: Object.entries(values).flatMap(([k, value]) => [value].flat().map((v) => ({ k, v }))),
  }
}

/** The filters by which another system finds contacts that it knows. */
import type { Document } from 'mongodb'
import type { Request } from '#platform/http/operation.ts'
import { toId } from '#platform/reads/find.ts'
import { emailKey, phoneKeys } from './on-save/match-words.ts'

/** What tells which contacts are meant. */
export const IDENTITY = ['ids', 'external_id', 'email', 'phone', 'updated_since'] as const

type IdentityQuery = Pick<Request<'listContacts'>['query'], (typeof IDENTITY)[number]>

/** One filter for each thing that is asked for. */
export async function identityFilters({
  ids,
  external_id,
  email,
  phone,
  updated_since,
}: IdentityQuery): Promise<Document[]> {
  return [
    ...(ids === undefined ? [] : [{ _id: { $in: ids.map((id) => toId(id)) } }]),
    ...(external_id === undefined ? [] : [{ external_id }]),
    ...(email === undefined ? [] : [{ match_keys: emailKey(email) }]),
    ...(phone === undefined ? [] : [{ match_keys: { $in: await phoneKeys([phone]) } }]),
    ...(updated_since === undefined ? [] : [{ updated_at: { $gte: new Date(updated_since) } }]),
  ]
}

/** Finds the lead source that an address belongs to. */
import type { Types } from 'mongoose'
import { LeadSourceKind } from 'openapi/codes'
import { LeadSourceModel, type StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'

export type Mailbox = { account: Types.ObjectId; lead_source: Types.ObjectId }

/** The source whose address it is, in upper or lower case; null if there is none in use. */
export async function findMailbox(address: string, domain: string): Promise<Mailbox | null> {
  const [local = '', at, ...more] = address.toLowerCase().split('@')
  if (at !== domain.toLowerCase() || more.length > 0 || !/^[a-z0-9]{16,64}$/.test(local)) return null
  const found = await LeadSourceModel.collection.findOne<StoredLeadSource>(
    { key: { $eq: local, $type: 'string' }, kind: LeadSourceKind.email, retired: false },
    { projection: { account: 1 } },
  )
  return found && { account: found.account, lead_source: found._id }
}

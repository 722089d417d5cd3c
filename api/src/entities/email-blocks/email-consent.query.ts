/** Whether plans may send email to a contact, and to which address. */
import type { ClientSession, Types } from 'mongoose'
import { EmailBlockReason } from 'openapi/codes'
import { addressHash, EmailBlockModel, type StoredEmailBlock } from './email-block.model.ts'

export type Consent = {
  /** What the contact chose, or someone set for them; null if they may be written to. */
  optOut: StoredEmailBlock | null
  /** Addresses that email comes back from. */
  bounced: string[]
  /** Where to write to; null if there is nowhere. */
  usable: string | null
}

type Person = { _id: Types.ObjectId; account: Types.ObjectId; emails: readonly string[] }

/** The contact's consent. The earliest choice counts, also one that was made for another contact with one of the addresses. */
export async function readConsent({ _id, account, emails }: Person, session?: ClientSession): Promise<Consent> {
  const hashes = emails.map((email) => addressHash(account, email))
  const concerns = [
    { account, addresses: { $in: hashes } },
    { account, contact: { $eq: _id, $type: 'objectId' as const } },
  ]
  const found = await EmailBlockModel.collection
    .find<StoredEmailBlock>({ $or: concerns, lifted_at: null }, session && { session })
    .sort({ at: 1 })
    .toArray()
  const bounces = new Set(found.filter(isBounce).flatMap(({ addresses }) => addresses))
  const optOut = found.find((one) => !isBounce(one)) ?? null
  const bounced = emails.filter((_, at) => bounces.has(hashes[at] ?? ''))
  return { optOut, bounced, usable: optOut ? null : (emails.find((email) => !bounced.includes(email)) ?? null) }
}

const isBounce = ({ reason }: StoredEmailBlock) => reason === EmailBlockReason.bounce

/** Account links: created for an email, read, and used once. */
import { trusted, type Types } from 'mongoose'
import { AccountLinkPurpose } from 'openapi/codes'
import type { Change } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { hashSecret, newSecret } from '#platform/records/secrets.ts'
import { AccountLinkModel, type StoredAccountLink } from './account-link.model.ts'

const HOUR_MS = 60 * 60 * 1000

/** How long a link works. */
export const LINK_LIFETIME_MS: Record<AccountLinkPurpose, number> = {
  activation: 7 * 24 * HOUR_MS,
  invitation: 14 * 24 * HOUR_MS,
  portal: 14 * 24 * HOUR_MS,
  reset: HOUR_MS,
}

type Minting = {
  user: Types.ObjectId
  purpose: AccountLinkPurpose
  /** The team of an invitation. */
  team?: Types.ObjectId
  /** The shared deal. */
  deal?: Types.ObjectId
}

/** The parts of the URL `/set_password/{uid}/{token}` in an email. */
export type MintedLink = { uid: string; token: string }

const isOpen = (at: Date) => ({ used_at: null, superseded_at: null, expires_at: trusted({ $gt: at }) })

/**
 * Creates a link for the user, to be emailed in the same change. It supersedes the user's open links with the same
 * purpose and, if given, the same team or deal. An activation is valid for 7 days, a reset for 1 hour, others for 14
 * days.
 */
export async function mintAccountLink(change: Change, { user, purpose, team, deal }: Minting): Promise<MintedLink> {
  const { session, at, actor } = change
  await supersedeAccountLinks(change, { user, purpose, ...(team && { team }), ...(deal && { deal }) })
  const token = newSecret()
  const link = {
    user,
    purpose,
    team: team ?? null,
    deal: deal ?? null,
    hash: hashSecret(token),
    created_at: at,
    created_by: actor.id,
    expires_at: new Date(at.getTime() + LINK_LIFETIME_MS[purpose]),
  }
  await AccountLinkModel.create([link], { session })
  return { uid: String(user), token }
}

/** Invalidates the user's open links: all of them, or those with the given purpose, team or deal. */
export async function supersedeAccountLinks(
  { session, at }: Change,
  links: Pick<Minting, 'user' | 'team' | 'deal'> & { purpose?: AccountLinkPurpose },
): Promise<void> {
  await AccountLinkModel.updateMany(
    { ...links, used_at: null, superseded_at: null },
    { $set: { superseded_at: at } },
    { session },
  )
}

export type LinkParams = { uid: string; token: string }

/**
 * Reads an open link without using it.
 * @throws 404, the same for every invalid link
 */
export async function findAccountLink({ uid, token }: LinkParams, at: Date): Promise<StoredAccountLink> {
  if (!isId(uid)) throw notFound()
  const link = await AccountLinkModel.findOne({ user: toId(uid), hash: hashSecret(token), ...isOpen(at) }).lean()
  if (!link) throw notFound()
  return link
}

/**
 * Uses up the link. Of several concurrent attempts only one succeeds.
 * @throws 404, the same for every invalid link
 */
export async function useAccountLink(
  { session, at }: Change,
  { uid, token }: LinkParams,
  purpose?: AccountLinkPurpose,
): Promise<StoredAccountLink> {
  if (!isId(uid)) throw notFound()
  const link = await AccountLinkModel.findOneAndUpdate(
    { user: toId(uid), hash: hashSecret(token), ...(purpose && { purpose }), ...isOpen(at) },
    { $set: { used_at: at } },
    { session },
  ).lean()
  if (!link) throw notFound()
  return link
}

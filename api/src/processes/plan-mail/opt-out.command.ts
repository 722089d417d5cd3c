/** Opts contacts out of email from plans, and back in where someone had set it by hand. */
import type { Types } from 'mongoose'
import type { EmailBlockReason } from 'openapi/codes'
import { addressHash, type EmailBlockDocument, EmailBlockModel } from '#entities/email-blocks/email-block.model.ts'
import { PlanTriggerModel } from '#entities/plan-enrollments/plan-trigger.model.ts'
import type { Change } from '#platform/events/change.ts'

type Person = { account: Types.ObjectId; contact: Types.ObjectId; addresses: readonly string[] }

/** Opts them out, with all these addresses, as hashes. Plans that send email end for them a moment later. */
export async function optOut(
  change: Change,
  { account, contact, addresses }: Person,
  reason: Exclude<EmailBlockReason, 'bounce'>,
): Promise<void> {
  const { session, at } = change
  const block = new EmailBlockModel({ account, contact, addresses: [...new Set(addresses)], reason, at })
  await change.save(block, { op: 'opt_out', stream: contact })
  const now = new Date()
  await PlanTriggerModel.create([{ account, contact, at: now, due_at: now, opted_out: true }], { session })
}

/** Takes back an opt-out. */
export async function optIn(change: Change, block: EmailBlockDocument, cause?: string): Promise<void> {
  block.lifted_at = change.at
  await change.save(block, { op: 'opt_in', ...(block.contact && { stream: block.contact }), ...(cause && { cause }) })
}

/** Puts back an opt-out that was taken back. */
export async function optOutAgain(change: Change, block: EmailBlockDocument, cause: string): Promise<void> {
  block.lifted_at = null
  await change.save(block, { op: 'opt_out', cause, ...(block.contact && { stream: block.contact }) })
}

/** The addresses of a contact as they are kept. */
export const hashesOf = ({ account, emails }: { account: Types.ObjectId; emails: readonly string[] }): string[] =>
  emails.map((email) => addressHash(account, email))

/** Stores an email as it arrived, once for each lead source that it is for. */
import { hash } from 'node:crypto'
import { LeadMailState } from 'openapi/codes'
import { goneAt, LeadMailModel } from '#entities/lead-mail/lead-mail.model.ts'
import type { Mailbox } from './find-mailbox.query.ts'

type Arrival = { mailboxes: readonly Mailbox[]; remote_address: string }

/**
 * Stores it so that it survives the loss of a server. One that was stored before, by the same Message-ID and content, stays as
 * it is: its sender may not have heard that it arrived.
 */
export async function storeMail(raw: Buffer, { mailboxes, remote_address }: Arrival): Promise<void> {
  const at = new Date()
  const fingerprint = fingerprintOf(raw)
  for (const mailbox of mailboxes) {
    const mail = new LeadMailModel({
      ...mailbox,
      fingerprint,
      raw,
      size: raw.length,
      remote_address,
      received_at: at,
      due_at: at,
      gone_at: goneAt(LeadMailState.waiting, at),
    })
    await LeadMailModel.collection.updateOne(
      { lead_source: mailbox.lead_source, fingerprint },
      { $setOnInsert: { ...mail.toObject({ depopulate: true }), created_at: at, updated_at: at } },
      { upsert: true, writeConcern: { w: 'majority', j: true } },
    )
  }
}

/** Where headers end. They are read no further than any honest ones go. */
const MOST_HEADER_BYTES = 64 * 1024

/** By what it says and its Message-ID. Other headers differ with the way that it took. */
export function fingerprintOf(raw: Buffer): string {
  const head = raw.subarray(0, MOST_HEADER_BYTES).toString('latin1')
  const end = /\r?\n\r?\n/.exec(head)
  const headers = end ? head.slice(0, end.index) : head
  const id = /^message-id:\s*(?:\r?\n[ \t]+)?(\S+)/im.exec(headers)?.[1] ?? ''
  const body = end ? raw.subarray(end.index + end[0].length) : raw
  return hash('sha256', Buffer.concat([Buffer.from(`${id}\n`), body]), 'base64url')
}

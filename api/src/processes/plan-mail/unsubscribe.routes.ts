/** Unsubscribe links, as readers and their mail programs open them (RFC 8058). */
import { EmailBlockReason } from 'openapi/codes'
import { brokerageOf } from '#entities/accounts/brokerage-name.query.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { mergedInto } from '#entities/contacts/merged.query.ts'
import { EmailBlockModel } from '#entities/email-blocks/email-block.model.ts'
import { change, type Change } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { guardPage, htmlAnswer, htmlPage } from '#platform/html/html-page.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { anyone } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { type Reader, readUnsubscribeToken } from '#platform/records/unsubscribe-token.ts'
import { toId } from '#platform/reads/find.ts'
import { hashesOf, optOut } from './opt-out.command.ts'
import { askPage, donePage, missingPage } from './unsubscribe-page.ts'

export function unsubscribeRoutes({ secret }: { secret: string }): Operation[] {
  return [operation('openUnsubscribe', anyone, open(secret)), operation('unsubscribe', anyone, unsubscribe(secret))]
}

const open =
  (secret: string): Handler<'openUnsubscribe', Viewer | null> =>
  async ({ params, ctx }) => {
    const nonce = guardPage(ctx)
    const { account } = readerOf(secret, params.token, nonce)
    return htmlAnswer(askPage(nonce, await brokerageOf(toId(account))))
  }

const unsubscribe =
  (secret: string): Handler<'unsubscribe', Viewer | null> =>
  async ({ params, ctx, requestId }) => {
    const nonce = guardPage(ctx)
    const reader = readerOf(secret, params.token, nonce)
    await change({ id: null, account: toId(reader.account), requestId }, (tx) => optOutReader(tx, reader))
    return htmlAnswer(donePage(nonce, await brokerageOf(toId(reader.account))))
  }

/** @throws 404, with a page, if the link isn't from one of our emails */
function readerOf(secret: string, token: string, nonce: string): Reader {
  const reader = readUnsubscribeToken(secret, token)
  if (!reader) throw notFound(htmlPage(missingPage(nonce)))
  return reader
}

/** With all addresses they have now, and the one that was written to. Doing it again changes nothing. */
async function optOutReader(tx: Change, { contact: id, address }: Reader): Promise<void> {
  const { session, actor } = tx
  const contact = (await mergedInto(toId(id), session)) ?? toId(id)
  const made = { account: actor.account, reason: EmailBlockReason.link, lifted_at: null, addresses: address }
  if (await EmailBlockModel.exists(made).session(session)) return
  const found = await ContactModel.findOne(
    { _id: contact, account: actor.account },
    { emails: 1, account: 1 },
    { session },
  )
  const addresses = [address, ...(found ? hashesOf(found) : [])]
  await optOut(tx, { account: actor.account, contact, addresses }, EmailBlockReason.link)
}

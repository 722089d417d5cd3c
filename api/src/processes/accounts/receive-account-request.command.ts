/** Takes a brokerage's request for an account: stores it, notifies the operators, and replies to the sender. */
import { Types } from 'mongoose'
import type { AccountRequestCreate } from 'openapi'
import { teamSizeLabels } from 'openapi/codes'
import { AccountRequestModel } from '#entities/accounts/account-request.model.ts'
import { change } from '#platform/events/change.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'

/** A request belongs to no account, so its own id stands in for one in its event. */
export async function receiveAccountRequest(
  body: AccountRequestCreate,
  { operatorsMail, requestId }: { operatorsMail: string; requestId: string },
): Promise<void> {
  const _id = new Types.ObjectId()
  const { name, person } = body
  await change({ id: null, account: _id, requestId }, async (tx) => {
    await tx.save(new AccountRequestModel({ _id, ...body }))
    const facts = factsOf(body)
    await queueMail(tx, { to: operatorsMail, template: 'account_request', data: { name, email: person.email, facts } })
    const received = { first_name: person.first_name, name }
    await queueMail(tx, { to: person.email.toLowerCase(), template: 'account_request_received', data: received })
  })
}

function factsOf({ person, ...body }: AccountRequestCreate): [string, string][] {
  const facts: [string, string][] = [
    ['Name', `${person.first_name} ${person.last_name}`],
    ['Email', person.email],
    ['Phone', person.phone_number],
    ['Team', body.name],
    ['Brokerage', body.brokerage],
    ['Team size', teamSizeLabels[body.team_size]],
    ['State', body.state],
    ['Annual volume', body.annual_volume],
    ['Deals per year', body.annual_deals],
    ['Heard about us from', body.source],
    ['Promo code', body.promotion_code],
  ]
  return facts.map(([label, value]) => [label, value || 'Not given'])
}

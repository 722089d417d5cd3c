/** Emails a ticket to the operators. */
import { ticketPriorityLabels, ticketTypeLabels } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import type { StoredTicket } from './ticket.model.ts'

/** Queued in the change that creates the ticket, so that no ticket goes unnoticed. */
export async function mailOperators(change: Change, ticket: StoredTicket, operatorsMail: string): Promise<void> {
  const { session } = change
  const user = await UserModel.findById(ticket.reporter).session(session).lean()
  const account = await AccountModel.findById(ticket.account).session(session).lean()
  if (!user || !account) throw new Error('A ticket without its reporter or account')
  const { subject, description, priority, type } = ticket
  const facts: [string, string][] = [
    ['Type', ticketTypeLabels[type]],
    ['Priority', ticketPriorityLabels[priority]],
    ['From', `${fullName({ ...user.person })}${user.is_client ? ', a client' : ''}`],
    ['Account', account.name],
    ['Ticket', String(ticket._id)],
  ]
  await queueMail(change, {
    to: operatorsMail,
    template: 'ticket',
    data: { subject, description, email: user.email, facts },
  })
}

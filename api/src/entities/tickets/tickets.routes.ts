/** Tickets: ask for help. */
import { write } from '#platform/events/change.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { signedIn } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import { present } from '#platform/reads/presenter.ts'
import { mailOperators } from './mail-operators.command.ts'
import { TicketModel } from './ticket.model.ts'
import { ticketPresenter } from './ticket.presenter.ts'

/** More than anyone would send by hand. */
const TICKETS_AN_HOUR = 20

export function ticketsRoutes(operatorsMail: string): Operation[] {
  const limit = rateLimit({ name: 'ticket', uses: TICKETS_AN_HOUR, seconds: 3600 })
  return [operation('createTicket', signedIn, createTicket(limit, operatorsMail))]
}

const createTicket =
  (limit: RateLimit, operatorsMail: string): Handler<'createTicket'> =>
  async (request) => {
    const { viewer, body, ctx } = request
    await limit.count(ctx, String(viewer.id))
    return write(request, async (change) => {
      const { session } = change
      const ticket = new TicketModel({ ...body, account: viewer.account, reporter: viewer.id })
      await change.save(ticket)
      await mailOperators(change, ticket, operatorsMail)
      const answer = await present(ticketPresenter, { viewer, id: ticket._id, session })
      return { status: 201, body: answer }
    })
  }

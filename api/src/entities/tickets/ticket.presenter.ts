import { presenter } from '#platform/reads/presenter.ts'
import { TicketModel } from './ticket.model.ts'

/** A ticket as its reporter reads it. */
export const ticketPresenter = presenter(TicketModel, 'Ticket')

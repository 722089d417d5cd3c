import { presenter } from '../http/presenter.ts'

/** A ticket as its reporter reads it. */
export const ticketPresenter = presenter('Ticket')

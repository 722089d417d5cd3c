import { presenter } from '#platform/reads/presenter.ts'

/** A ticket as its reporter reads it. */
export const ticketPresenter = presenter('Ticket')

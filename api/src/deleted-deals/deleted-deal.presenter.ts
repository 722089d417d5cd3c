import { presenter } from '../http/presenter.ts'

/** A deleted deal as its list shows it. */
export const deletedDealPresenter = presenter('DeletedDeal')

import { presenter } from '#platform/reads/presenter.ts'

/** A deleted deal as its list shows it. */
export const deletedDealPresenter = presenter('DeletedDeal')

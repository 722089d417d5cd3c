import { presenter } from '#platform/reads/presenter.ts'
import { DeletedDealModel } from './deleted-deal.model.ts'

/** A deleted deal as its list shows it. */
export const deletedDealPresenter = presenter(DeletedDealModel, 'DeletedDeal')

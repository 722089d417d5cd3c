import { dealModel } from '../../entities/deals/deal.model.ts'

export const planted = dealModel

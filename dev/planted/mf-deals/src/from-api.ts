import { dealModel } from '../../api/src/entities/deals/deal.model.ts'

export const planted = dealModel

import { dealModel } from '../../api/src/deals/deal.model.ts'

export const planted = dealModel

import { dealModel } from '../deals/deal.model.ts'

export const planted = dealModel

import { aDeal } from '../../../test/factories/deals.ts'

export const planted = aDeal

import { closeDeal } from '../deals/close-deal.command.ts'

export const planted = closeDeal

import { closeDeal } from './close-deal.command.ts'

export const planted = closeDeal

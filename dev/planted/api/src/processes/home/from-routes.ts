import { dealsRoutes } from '../../entities/deals/deals.routes.ts'

export const planted = dealsRoutes

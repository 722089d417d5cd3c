import { dealPage } from '../pages/deal/deal-page.ts'

export const planted = dealPage

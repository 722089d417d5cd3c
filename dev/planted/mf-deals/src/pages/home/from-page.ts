import { dealPage } from '../deal/deal-page.ts'

export const planted = dealPage

import { loginPage } from '../pages/login/login-page.ts'

export const planted = loginPage

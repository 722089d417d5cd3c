export const loginPage = 'loginPage'

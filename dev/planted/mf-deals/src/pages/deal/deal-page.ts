export const dealPage = 'dealPage'

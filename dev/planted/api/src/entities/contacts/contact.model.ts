export const contactModel = 'contact'

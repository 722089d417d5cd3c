export const dealModel = 'deal'

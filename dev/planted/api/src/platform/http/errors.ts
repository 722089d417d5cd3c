export const refused = 'refused'

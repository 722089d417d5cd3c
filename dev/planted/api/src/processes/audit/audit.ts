export const told = 'told'

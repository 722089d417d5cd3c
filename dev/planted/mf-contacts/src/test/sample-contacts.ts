export const priya = { first_name: 'Priya' }

export const aDeal = 'a deal'

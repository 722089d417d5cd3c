export const closeDeal = () => 'closed'

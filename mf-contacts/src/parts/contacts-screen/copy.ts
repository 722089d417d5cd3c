/** What the screen of contacts says. */
export const copy = {
  matches: (quantity: string, total: number | null) => `${quantity} ${total === 1 ? 'matches' : 'match'}`,
}

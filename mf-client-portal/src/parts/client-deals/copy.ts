/** What a client is told about their changes to a deal. */
export const copy = {
  completed: 'Marked as done. Your agent can see it.',
  choiceSaved: 'Email updates changed',
}

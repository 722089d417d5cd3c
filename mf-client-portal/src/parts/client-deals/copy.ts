/** What a client is told about their changes to a deal. */
export const copy = {
  completed: {
    client: 'Marked as done. Your agent has been told.',
    party: 'Marked as done. The agent has been told.',
  },
  reopened: {
    client: 'Marked as not done. Your agent has been told.',
    party: 'Marked as not done. The agent has been told.',
  },
  choiceSaved: 'Email updates changed',
}

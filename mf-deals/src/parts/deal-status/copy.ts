/** Words of a change of a deal's status. */
export const copy = {
  lostReasonModal: {
    title: (deal: string) => `${deal} fell through`,
    reason: 'What happened?',
    submit: 'Mark as fell through',
  },
  useChangeStatus: {
    changed: (deal: string, status: string) => `${deal} is now ${status}`,
  },
}

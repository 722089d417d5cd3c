/** Words of a change of a deal's status. */
export const copy = {
  lostReasonModal: {
    title: (deal: string) => `${deal} fell through`,
    reason: 'What happened?',
    submit: 'Mark as fell through',
  },
  earlyClosingModal: {
    title: 'Only a deal under contract can close',
    text: (deal: string, status: string) =>
      `${deal} is still ${status}. Put it under contract first. Then move it here again to close it.`,
    submit: 'Put under contract',
    leave: 'Don’t move',
  },
  useChangeStatus: {
    changed: (deal: string, status: string) => `${deal} is now ${status}`,
  },
}

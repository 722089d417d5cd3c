/** Words of a contract that begins or fell through, and of backup offers. */
export const copy = {
  acceptanceField: {
    label: 'Acceptance date',
    hint: 'The day the contract became binding. Leave it empty if you don’t know it yet.',
    tooLate: 'Choose today or an earlier day',
  },
  underContractModal: {
    title: (name: string) => `${name}: under contract`,
    submit: 'Put under contract',
    closing: 'Closing date',
    closingTooEarly: 'Choose the acceptance date or a later day',
    earnestMoney: 'Earnest money',
    accepted: (day: string) => `Accepted ${day}?`,
    closes: (day: string) => `Closing ${day}?`,
  },
  useAcceptContract: {
    accepted: (name: string) => `${name} is now Under Contract`,
  },
  failContractPanel: {
    cancel: 'Cancel',
    reason: 'Why did the contract fall through?',
    reasonExample: 'Financing was denied',
    reasonMissing: 'Enter a reason',
    failedOn: 'Fell through on',
    loading: 'Working out what changes',
  },
  failureOutcome: {
    kept: 'The contract stays on this page with its price, dates, people and files. The next one starts clean. Your client sees the deal without it.',
    cleared: (dates: string) => `${dates} cleared`,
    dependent: (dates: number) => `Due dates counted from them are cleared too: ${dates}.`,
    tasks: 'Start over: open again for the next contract. Set aside: no longer needed.',
  },
  leaving: {
    title: 'People in this contract',
    hint: 'They leave the deal with the contract unless you keep them.',
    keep: (name: string, role: string) => `Keep ${name}, ${role}`,
  },
  afterFailure: {
    market: {
      title: (name: string) => `${name}: back on the market`,
      action: 'Back on the market',
      done: (name: string) => `${name} is back on the market`,
    },
    search: {
      title: (name: string) => `${name}: back to searching`,
      action: 'Back to searching',
      done: (name: string) => `${name} is back to searching`,
    },
  },
  useDeleteBackupOffer: {
    offerDeleted: (name: string) => `Backup offer from ${name} deleted`,
  },
  useAcceptBackupOffer: {
    offerAccepted: (name: string) => `Under contract with ${name}`,
  },
}

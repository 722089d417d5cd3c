/** Words of commission terms and their approval. */
export const copy = {
  proposeTerms: {
    hint: 'An owner or admin approves the terms. We’ll let you know when they do.',
    submit: 'Request approval',
  },
  termsProposal: {
    you: 'You',
    anAgent: 'An agent',
    proposed: (proposer: string) => `${proposer} proposed`,
    waits: 'Waiting for an owner or admin.',
    approve: 'Approve',
    turnDown: 'Decline',
  },
  rateCodec: {
    reason: 'Enter a percentage, such as 2.5',
  },
  monthsCodec: {
    reason: 'Enter a number of months, such as 1',
  },
  useProposeTerms: {
    sent: 'Sent for approval',
  },
  useDecideTerms: {
    approved: 'Terms approved',
    turnedDown: 'Terms declined',
  },
  termsText: {
    flat: (money: string) => `${money} flat`,
    months: (months: string) => `${months} of rent`,
  },
  termsKindLabels: {
    flat: 'Flat amount',
    leaseMonths: 'Months of rent',
  },
  parseTerms: {
    missing: 'Enter the commission',
  },
  useTermsFields: {
    kind: 'Commission type',
  },
}

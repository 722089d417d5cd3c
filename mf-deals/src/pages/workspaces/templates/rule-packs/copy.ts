/** Words of contract and lending rules that come in packs. */
export const copy = {
  rulePackPanel: {
    title: 'Contract and lending rules',
    cancel: 'Cancel',
    use: 'Use these rules',
    change: (quantity: string) => `Change ${quantity}`,
    loading: 'Loading the rules',
    label: 'Rules',
  },
  packFacts: {
    sources: 'Sources',
    checked: (fullDay: string, disclaimer: string) => `Checked on ${fullDay}. ${disclaimer}`,
  },
  changeList: {
    from: 'From',
    to: 'to',
    same: 'This template already follows these rules',
    changes: 'Changes to this template',
    added: (to: string) => `New: ${to}`,
  },
}

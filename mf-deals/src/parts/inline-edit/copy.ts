/** Words of editing in place. */
export const copy = {
  inlineEdit: {
    edit: (label: string, shown: string) => `${label}: ${shown}. Edit`,
  },
  emptyLabel: {
    empty: (placeholder: string) => `empty. ${placeholder}`,
  },
  requiredTextCodec: {
    reason: 'Enter some text',
  },
  moneyCodec: {
    reason: 'Enter an amount, such as 512,000',
  },
  codeCodec: {
    reason: 'Choose one from the list',
  },
}

/** "List price" as "list price", but "MLS number" as it is. */
const uncapitalized = (label: string) =>
  /^[A-Z][A-Z]/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`

/** Words of editing in place. */
export const copy = {
  inlineEdit: {
    edit: (label: string, shown: string) => `${label}: ${shown}. Edit`,
    add: (label: string) => `Add ${uncapitalized(label)}`,
    // Read aloud alone, a placeholder would sound like a value.
    empty: (placeholder: string) => `empty. ${placeholder}`,
  },
  requiredTextCodec: {
    reason: 'Enter some text',
  },
  moneyCodec: {
    reason: 'Enter an amount, such as 512,000',
  },
  dayCodec: {
    reason: 'Enter a year from 1900 to 2999',
  },
  codeCodec: {
    reason: 'Choose one from the list',
  },
}

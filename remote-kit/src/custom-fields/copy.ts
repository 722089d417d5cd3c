/** "Lease ends" → "lease ends", "MLS area" stays. */
const inSentence = (field: string) => field.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

/** What the values of custom fields say. */
export const copy = {
  notSet: 'Not set',
  edit: (field: string) => `Edit ${inSentence(field)}`,
  field: (field: string) => `${field}: `,
  changed: (field: string, value: string) => {
    if (!value) return `${field} cleared`
    return value.length > 40 ? `${field} changed` : `${field} changed to ${value}`
  },
  conflict: (field: string) => `Someone else has changed ${inSentence(field)} since, so nothing was undone`,
  none: 'None',
  yes: 'Yes',
  no: 'No',
  number: 'Enter a number, such as 3 or 2.5',
  money: 'Enter an amount, such as 415,000',
  link: 'Enter a web address, such as example.com',
  formerMember: 'Former member',
  filter: {
    from: 'From',
    to: 'To',
    early: 'Choose the same day or a later one',
    low: 'Enter at least as much as in “From”',
    starts: 'Starts with',
    apply: 'Apply',
    any: 'any',
    least: (from: string) => `from ${from}`,
    most: (to: string) => `up to ${to}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    startsWith: (text: string) => `starts with “${text}”`,
  },
}

/** Words of a phase that asks for more before a deal enters it. */
export const copy = {
  addressMissing: 'Required for this phase',
  gateFormDialog: {
    client: 'Client',
    contactMissing: 'Choose a contact',
    leave: 'Don’t move',
    submit: 'Save and move',
    hint: (deal: string) => `${deal} hasn’t moved yet. Fill in what’s missing to move it.`,
  },
  checkText: {
    missing: 'Required for this phase',
  },
  questionOf: {
    one: (dealDateLabel: string, day: string) => `${dealDateLabel} ${day}?`,
    many: 'These dates?',
  },
}

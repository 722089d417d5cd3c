/** What the fields of activities and their toasts say. */
export const copy = {
  logged: {
    call: 'Call logged',
    email: 'Email logged',
    text: 'Text logged',
    meeting: 'Meeting logged',
    showing: 'Showing logged',
    other: 'Contact logged',
  },
  callLogged: (name: string) => `Call to ${name} logged`,
  changed: {
    call: 'Call changed',
    email: 'Email changed',
    text: 'Text changed',
    meeting: 'Meeting changed',
    showing: 'Showing changed',
    other: 'Entry changed',
  },
  deleted: 'Activity deleted',
  contacted: 'Change status from New Lead to Contacted',
  fields: {
    outcome: 'Outcome',
    chooseOutcome: 'Choose how it went',
    missing: 'Choose how the call went.',
    direction: 'Direction',
    when: 'When',
    minutes: 'Minutes',
    future: 'Choose a time that has passed.',
  },
}

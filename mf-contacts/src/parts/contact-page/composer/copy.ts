/** What the composer of a contact's page says. */
export const copy = {
  title: 'Add to the timeline',
  tabs: 'What to add',
  note: 'Note',
  call: 'Call',
  text: 'Text',
  email: 'Email',
  meeting: 'Meeting',
  showing: 'Showing',
  add: {
    note: 'Add note',
    call: 'Log call',
    text: 'Log text',
    email: 'Log email',
    meeting: 'Log meeting',
    showing: 'Log showing',
  },
  placeholder: {
    note: 'Write a note for your team. Type @ to mention someone.',
    call: 'What came up on the call?',
    text: 'What did you write about?',
    email: 'What was the email about?',
    meeting: 'What did you talk about?',
    showing: 'How did they like it?',
  },
  addFile: 'Add file',
  notAdded: (file: string) => `Couldn’t add ${file}`,
}

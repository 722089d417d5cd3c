/** Words of the quick actions of a deal on a phone. */
export const copy = {
  quickActions: {
    label: 'Quick actions',
    call: 'Call',
    text: 'Text',
    directions: 'Directions',
    note: 'Note',
    photo: 'Photo',
    photos: 'Photos for this deal',
  },
  phoneAction: {
    callPerson: (name: string) => `Call ${name}`,
    textPerson: (name: string) => `Text ${name}`,
  },
  noteModal: {
    title: 'Add note',
    label: 'New note',
    placeholder: 'Write a note for your team. Type @ to mention someone.',
    submit: 'Add note',
  },
}

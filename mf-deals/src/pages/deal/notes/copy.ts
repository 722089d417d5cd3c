/** Words of a deal's notes. */
export const copy = {
  mentionPicker: {
    label: 'Team members',
  },
  editorBox: {
    placeholder: 'Write a note for your team. Type @ to mention someone.',
    cancel: 'Cancel',
  },
  noteItem: {
    formerMember: 'Former member',
    edited: 'edited',
    pinned: 'Pinned',
    label: (author: string) => `Note by ${author}`,
    unpin: 'Unpin',
    pin: 'Pin',
    edit: 'Edit',
    delete: 'Delete',
    editLabel: 'Edit note',
    save: 'Save',
  },
  inline: {
    formerMember: 'Former member',
  },
  noteToolbar: {
    bold: 'Bold',
    italic: 'Italic',
    bulleted: 'Bulleted list',
    numbered: 'Numbered list',
    mention: 'Mention someone',
  },
  notesView: {
    new: 'New note',
    add: 'Add note',
    loading: 'Loading notes',
    failed: 'Couldn’t load the notes',
    empty: 'Keep calls, agreements and things to watch here. Only your team sees notes; clients never do.',
    emptyTitle: 'No notes yet',
    more: 'Show more',
  },
  waiting: {
    loading: 'Loading editor',
  },
  $nodeOf: {
    formerMember: 'Former member',
  },
  useCreateNote: {
    added: 'Note added',
  },
  useDeleteNote: {
    deleted: 'Note deleted',
  },
}

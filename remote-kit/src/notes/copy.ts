/** Words of the editor of notes, and of their text. */
export const copy = {
  mentionPicker: {
    label: 'Team members',
  },
  editorBox: {
    cancel: 'Cancel',
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
  waiting: {
    loading: 'Loading editor',
  },
  $nodeOf: {
    formerMember: 'Former member',
  },
}

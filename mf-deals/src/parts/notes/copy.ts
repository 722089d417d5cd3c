import type { Note } from 'openapi'

/** Words of a deal's notes and of the comments on its tasks. */
export const copy = {
  noteItem: {
    deletedTask: 'Comment on a deleted task',
    onTask: (task: string) => `Comment on ${task}`,
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
  notesView: {
    more: 'Show more',
  },
  notes: {
    new: 'New note',
    placeholder: 'Write a note for your team. Type @ to mention someone.',
    add: 'Add note',
    loading: 'Loading notes',
    failed: 'Couldn’t load the notes',
    empty: 'Keep calls, agreements and things to watch here. Only your team sees notes; clients never do.',
    emptyTitle: 'No notes yet',
  },
  comments: {
    new: 'New comment',
    placeholder: 'Write a comment. Type @ to mention someone.',
    add: 'Comment',
    loading: 'Loading comments',
    failed: 'Couldn’t load the comments',
  },
  useCreateNote: {
    added: 'Note added',
    commented: 'Comment added',
  },
  useUpdateNote: {
    changed: (before: Note, { pinned }: Note) => {
      if (pinned === before.pinned) return 'Note changed'
      return pinned ? 'Note pinned' : 'Note unpinned'
    },
  },
  useDeleteNote: {
    deleted: 'Note deleted',
  },
}

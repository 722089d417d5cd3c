import { formatQuantity } from 'ui-kit/format'

/** Words of changing or deleting several contacts at once. */
export const copy = {
  bar: {
    what: 'contact',
    commands: (count: number) => `Selected: ${formatQuantity(count, 'contact')}`,
    change: 'Change',
    plan: 'Start plan',
    delete: 'Delete',
    changeAll: 'Change contacts…',
    deleteAll: 'Delete contacts…',
  },
  changePanel: {
    title: (contacts: string) => `Change ${contacts}`,
    cancel: 'Cancel',
    same: 'No change',
    hint: 'Fields you leave alone don’t change.',
    addLabel: 'Add label',
    removeLabel: 'Remove label',
    followUp: { set: 'Set a date', clear: 'No follow-up' },
    followUpDay: 'Follow-up date',
    reason: 'Why are they lost?',
  },
  problems: {
    dayMissing: 'Choose a date',
    reasonMissing: 'Enter why they’re lost',
    nothingChosen: 'Choose what to change',
    sameLabel: 'Choose a different label. This one is being added',
  },
  deleteDialog: {
    title: (contacts: string) => `Delete ${contacts}?`,
    delete: 'Delete',
    keep: 'Keep',
    words: 'They leave your contacts with their notes and calls. Tasks stay, without the contact. You can undo this.',
    takeOff: 'Also delete people who are on deals, and take them off those deals',
    staying: (contacts: string) => `${contacts} can’t be deleted`,
    failed: 'Couldn’t check what these contacts are on',
    loading: 'Checking their deals',
  },
  done: {
    changed: (who: string) => `${who} changed`,
    deleted: (who: string) => `${who} deleted`,
    undone: 'Change undone',
    skipped: (count: number) => (count === 1 ? '1 contact wasn’t changed' : `${count} contacts weren’t changed`),
    oneOfThem: 'One of them',
    more: (count: number) => `And ${count} more`,
  },
}

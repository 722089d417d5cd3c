/** Words of the dialogs about a whole deal. */
export const copy = {
  dealDialogs: {
    reopenTitle: (deal: string) => `Reopen ${deal}`,
    reopenReason: 'Why are you reopening it?',
    reopen: 'Reopen',
    lost: (deal: string) => `${deal} fell through`,
  },
  deleteDealModal: {
    keep: 'Keep deal',
    restored: (deal: string) => `${deal} restored`,
    deleted: (deal: string) => `${deal} deleted`,
    title: (name: string) => `Delete ${name}?`,
    action: 'Delete deal',
    consequence:
      'The deal disappears everywhere right away, with its tasks, its milestones and your clients’ view of it. For 30 days, you can restore it from Archived, under Deleted.',
    closed:
      'This deal is closed. If you delete it, its commission no longer counts toward caps, and the commission on later deals is recalculated. To keep it on the books, archive it instead.',
  },
  takenAlong: {
    people: 'People',
    tasks: 'Milestones and tasks, reset to open',
  },
  duplicateDealModal: {
    ready: (deal: string) => `${deal} is ready`,
    copyOf: (deal: string) => `Copy of ${deal}`,
    title: (name: string) => `Duplicate ${name}`,
    submit: 'Duplicate',
    name: 'Name',
    nameMissing: 'Enter a name',
    include: 'Include',
    includeHint:
      'Address, list price, team and commission terms are always copied. Status, sale price, notes and history never are.',
    dates: 'Dates',
    datesNew: 'Recalculate from a new closing date',
    datesSame: (deal: string) => `Same as ${deal}`,
    closing: 'New closing date',
    closingHint: 'Tasks tied to the closing get their dates from it. You can set it later.',
  },
}

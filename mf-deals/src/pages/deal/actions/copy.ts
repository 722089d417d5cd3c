/** Words of what can be done with a whole deal. */
export const copy = {
  useArchiveDeal: {
    archived: (deal: string) => `${deal} archived`,
    restored: (deal: string) => `${deal} restored`,
  },
  dealActions: {
    share: 'Share with client',
    close: 'Close deal',
    more: 'More actions',
    reopen: 'Reopen',
    print: 'Print',
    duplicate: 'Duplicate',
    template: 'Save as template',
    move: 'Move to another workspace',
    restore: 'Restore',
    archive: 'Archive',
    delete: 'Delete',
  },
  statusAction: {
    resume: (status: string) => `Resume: ${status}`,
    hold: 'Put on hold',
    mark: (status: string) => `Mark as ${status}`,
  },
}

/** What the controls say. */
export const copy = {
  copyField: {
    copy: 'Copy',
    copied: 'Copied',
    refused: 'Your browser didn’t allow that. Select the text and copy it.',
  },
  exportButton: {
    label: 'Export CSV',
    hint: (what: string) => `Downloads ${what}`,
  },
  filterChip: {
    remove: (field: string) => `Remove filter ${field}`,
  },
  selectionToolbar: {
    label: (what: string) => `${what}s selected`,
    select: (what: string) => `Select ${what}s`,
    selected: (items: string) => `${items} selected`,
    tooMany: (most: number) => ` · no more than ${most} at a time`,
    done: 'Done',
  },
}

/** Words of the bar above a selection. */
export const copy = {
  selectionToolbar: {
    label: (what: string) => `${what}s selected`,
    select: (what: string) => `Select ${what}s`,
    selected: (items: string) => `${items} selected`,
    tooMany: (most: number) => ` · no more than ${most} at a time`,
    done: 'Done',
  },
}

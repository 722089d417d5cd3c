import { formatQuantity } from 'ui-kit/format'

/** What possible duplicates and merging say. */
export const copy = {
  page: {
    title: 'Possible duplicates',
    back: 'Contacts',
    loading: 'Looking for duplicates',
    failed: 'Couldn’t load possible duplicates',
    emptyTitle: 'No possible duplicates',
    empty:
      'Contacts that look like the same person show up here in pairs. Nothing is merged until you say so, and you can undo it.',
    count: (count: number) => formatQuantity(count, 'pair'),
    more: 'Show more',
    pair: (one: string, other: string) => `${one} and ${other}`,
    unlisted: 'No phone or email',
  },
  link: (count: number) => formatQuantity(count, 'possible duplicate'),
  compare: 'Compare and merge',
  compareFor: (one: string, other: string) => `Compare and merge ${one} and ${other}`,
  notSame: 'Not the same',
  notSameFor: (one: string, other: string) => `Not the same: ${one} and ${other}`,
  marked: (one: string, other: string) => `${one} and ${other} won’t be suggested again`,
  unmarked: 'Suggested again',
  hint: {
    lead: 'This may be the same person as',
    title: 'Possible duplicate',
  },
  draft: {
    lead: 'This may be',
    open: 'Open',
    openFor: (name: string) => `Open ${name} in a new tab`,
    use: 'Use it',
    useFor: (name: string) => `Use it: ${name}`,
  },
  merge: {
    custom: (field: string, value: string) => `${field}: ${value}`,
    title: (one: string, other: string) =>
      one === other ? `Merge two entries for ${one}` : `Merge ${one} and ${other}`,
    older: 'Older entry',
    newer: 'Newer entry',
    lead: 'Choose what to keep where they differ. Deals, tasks, notes and everything else from both go to one contact.',
    same: 'They don’t differ in any field.',
    both: 'Both',
    none: 'None',
    merge: 'Merge contacts',
    pending: 'Merging…',
    merged: (one: string, into: string) =>
      one === into ? `Two entries for ${into} merged` : `${one} merged into ${into}`,
    apart: 'Merge undone',
    apartBut: (kept: string) => `Merge undone. Edits made since then stay: ${kept}`,
  },
}

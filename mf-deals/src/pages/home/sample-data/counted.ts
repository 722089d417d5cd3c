import { copy } from './copy.ts'

const names = [
  'deals',
  'contacts',
  'tasks',
  'milestones',
  'notes',
  'files',
  'appointments',
  'portals',
  'contracts',
] as const satisfies (keyof typeof copy.counted)[]

/** "3 deals", "9 contacts": what there is none of is left out. */
export const counted = (counts: { readonly [name in (typeof names)[number]]?: number }): string[] =>
  names.flatMap((name) => (counts[name] ? [copy.counted[name](counts[name])] : []))

import { copy } from './copy.ts'

/** What whoever did something is called. What follows by itself, such as a date from another one, ProTracker does. */
export const actedBy = ({ actor, actor_name }: { actor: string | null; actor_name: string | null }): string =>
  actor_name ?? (actor ? copy.actedBy.someone : 'ProTracker')

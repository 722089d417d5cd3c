const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 30 * DAY_MS

/** When a record deleted at this instant can no longer be brought back, and is purged. */
export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEPT_MS)

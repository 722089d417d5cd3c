/** Who may change an account's calendar. Every member may read it. */
import type { Viewer } from '#platform/http/viewer.ts'

export const canEditCalendar = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'owner' || role === 'admin'

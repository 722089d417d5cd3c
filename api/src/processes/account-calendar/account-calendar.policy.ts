/** Who may change an account's calendar. Every member may read it. */
import type { Viewer } from '#platform/http/viewer.ts'

/** Whether the viewer may change the account's calendar: owners and admins may. */
export const canEditCalendar = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'owner' || role === 'admin'

import { formatExtent, formatQuantity } from 'ui-kit/format'

/** What the audit log says. */
export const copy = {
  auditView: {
    loading: 'Loading the audit log',
    failed: 'Couldn’t load the audit log',
    emptyTitle: 'No events yet',
    empty: 'Every change and sign-in in your account will show up here.',
    events: 'Events',
    searched: 'events',
    exported: (isFiltered: boolean) => formatExtent(null, 'event', isFiltered),
    more: 'Show more',
    loadingMore: 'Loading…',
  },
  auditRow: {
    former: 'Someone who has left',
    system: 'System',
    cause: (cause: string) => `(${cause})`,
    fields: (count: number) => formatQuantity(count, 'field'),
    change: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
    request: (id: string) => `Request ${id}`,
  },
  auditFilterBar: {
    label: 'Filter the audit log',
    actor: 'Who',
    allActors: 'Everyone',
    entity: 'Record',
    allEntities: 'All records',
    op: 'Action',
    allOps: 'All actions',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
    ops: {
      create: 'Created',
      update: 'Changed',
      delete: 'Deleted',
      invite: 'Invited',
      deactivate: 'Deactivated',
      sign_in: 'Signed in',
      sign_in_failed: 'Sign-in failed',
      sign_out: 'Signed out',
      set_password: 'Set a password',
      revoke: 'Revoked',
    },
  },
  changeLabels: {
    empty: 'empty',
    yes: 'yes',
    no: 'no',
  },
}

import type { ServiceAccountRole } from 'openapi'

/** What each role may do, in one line. */
const rights: Record<ServiceAccountRole, string> = {
  assistant: 'sees all deals but not commission, and can’t export or delete',
  admin: 'can do what an admin can, including seeing commission, exporting and deleting',
}

/** What service accounts say. */
export const copy = {
  serviceAccountsView: {
    create: 'New service account',
    loading: 'Loading service accounts',
    failed: 'Couldn’t load the service accounts',
    emptyTitle: 'No service accounts yet',
    empty:
      'A service account lets a program work for your whole account, such as a website that files leads or a nightly report. It isn’t tied to a person, so it keeps working when people leave.',
    intro:
      'Programs that work for your whole account. They aren’t tied to a person, so they keep working when people leave. The history shows what each one does under its name.',
  },
  serviceAccountPanel: {
    disabled: 'Disabled',
    newToken: 'New token',
    newTokenFor: (account: string) => `New token for ${account}`,
    loading: (account: string) => `Loading the tokens for ${account}`,
    failed: 'Couldn’t load the tokens',
    empty: 'No tokens yet. Create one to let a program in.',
    tokens: (account: string) => `Tokens for ${account}`,
    expired: 'Expired',
    rotate: 'Rotate',
    rotateToken: (token: string) => `Rotate ${token}`,
    revoke: 'Revoke',
    revokeToken: (token: string) => `Revoke ${token}`,
    actions: (account: string) => `Actions for ${account}`,
    edit: 'Edit',
    disable: 'Disable',
    enable: 'Enable',
    delete: 'Delete',
    disabledNow: (account: string) => `${account} disabled. Its tokens won’t work until you enable it again.`,
    enabledNow: (account: string) => `${account} enabled. Its tokens work again.`,
  },
  serviceAccountDialog: {
    newTitle: 'New service account',
    editTitle: (account: string) => `Edit ${account}`,
    name: 'Name',
    nameHint: 'Such as “Website leads”. The history shows this name.',
    nameRequired: 'Enter a name',
    nameTooLong: 'Use 60 characters or fewer',
    role: 'Role',
    choice: (role: string, name: ServiceAccountRole) => `${role}: ${rights[name]}`,
    scopes: 'Permissions',
    scopesRequired: 'Choose at least one permission',
    create: 'Create service account',
    save: 'Save changes',
  },
  deleteServiceAccountDialog: {
    title: (account: string) => `Delete ${account}?`,
    text: 'Its tokens will be revoked, and programs that use them will lose access right away. What it did stays in the history under its name. This can’t be undone.',
    confirm: 'Delete service account',
  },
  serviceTokenDialog: {
    newTitle: (account: string) => `New token for ${account}`,
    rotateTitle: (token: string) => `Rotate ${token}`,
    name: 'Where will it be used?',
    nameExample: 'Production',
    nameRequired: 'Enter a name',
    nameTooLong: 'Use 60 characters or fewer',
    rotateHint:
      'The current secret will stop working right away. To switch over without a gap, create a second token and revoke this one later.',
    create: 'Create token',
    rotate: 'Create new secret',
    secretTitle: (account: string) => `Token for ${account}`,
  },
  revokeServiceTokenDialog: {
    title: (token: string, account: string) => `Revoke ${token} for ${account}?`,
    text: 'Programs that use it will lose access right away. This can’t be undone, but you can create a new token.',
    confirm: 'Revoke token',
    done: 'Token revoked',
  },
}

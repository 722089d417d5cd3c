import type { TeamRole } from 'openapi'
import { expect, it } from 'vitest'
import {
  canCloseDeal,
  canDeleteContact,
  canDeleteFile,
  canDeleteTasks,
  canGiveContacts,
  canManageWorkspaces,
  canReopenDeals,
  canSetCommission,
} from './rights.ts'

const deal = { agents: [{ user: 'me', role: 'lead' as const }] }
const rights = {
  'manage workspaces': canManageWorkspaces,
  'delete tasks': canDeleteTasks,
  'close their deal': (viewer: Parameters<typeof canCloseDeal>[0]) => canCloseDeal(viewer, deal),
  'close another’s deal': (viewer: Parameters<typeof canCloseDeal>[0]) => canCloseDeal(viewer, { agents: [] }),
  'reopen deals': canReopenDeals,
  'set the terms of a commission': canSetCommission,
  'delete their contact': (viewer: Parameters<typeof canDeleteContact>[0]) => canDeleteContact(viewer, { owner: 'me' }),
  'delete another’s contact': (viewer: Parameters<typeof canDeleteContact>[0]) =>
    canDeleteContact(viewer, { owner: 'you' }),
  'delete their file': (viewer: Parameters<typeof canDeleteFile>[0]) => canDeleteFile(viewer, { created_by: 'me' }),
  'delete another’s file': (viewer: Parameters<typeof canDeleteFile>[0]) =>
    canDeleteFile(viewer, { created_by: 'you' }),
  'give contacts': canGiveContacts,
}

const everything = Object.keys(rights)
const table: [TeamRole | null, string[]][] = [
  ['owner', everything],
  ['admin', everything],
  ['agent', ['delete tasks', 'close their deal', 'delete their contact', 'delete their file', 'delete another’s file']],
  ['assistant', ['delete their file']],
  [null, []],
]

it.each(table)('%s may do exactly what the table of roles allows', (role, allowed) => {
  const may = Object.entries(rights).flatMap(([right, can]) => (can({ id: 'me', role }) ? [right] : []))
  expect(may).toEqual(allowed)
})

it('a signed-out visitor may do nothing', () => {
  expect(Object.values(rights).some((can) => can(null))).toBe(false)
})

/**
 * What members may do, by the table of roles (docs/domain.md#who-may-do-what). The API decides; these functions only
 * hide controls that would fail with a 403.
 */
import type { Contact, DealCard, DealFile, User } from 'openapi'
import { TeamRole } from 'openapi/codes'

type Viewer = Pick<User, 'id' | 'role'> | null

/** Owners and admins. */
const managesAll = (viewer: Viewer): boolean => viewer?.role === TeamRole.owner || viewer?.role === TeamRole.admin

const isAgent = (viewer: Viewer): viewer is NonNullable<Viewer> => viewer?.role === TeamRole.agent

/** Owners and admins create, rename and delete workspaces. */
export const canManageWorkspaces = (viewer: Viewer): boolean => managesAll(viewer)

/** Everyone except assistants deletes the tasks and milestones that they see. */
export const canDeleteTasks = (viewer: Viewer): boolean => managesAll(viewer) || isAgent(viewer)

/** Owners and admins close any deal, agents their own. */
export function canCloseDeal(viewer: Viewer, deal: Pick<DealCard, 'agents'>): boolean {
  return managesAll(viewer) || (isAgent(viewer) && deal.agents.some(({ user }) => user === viewer.id))
}

/** Owners and admins set the terms of a commission; agents propose them. */
export const canSetCommission = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners and admins give deals to another lead agent, who takes over the share of the commission. */
export const canHandOverDeals = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners and admins reopen deals that are over. */
export const canReopenDeals = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners, admins and agents delete any file of a deal that they see, assistants what they uploaded. */
export const canDeleteFile = (viewer: Viewer, file: Pick<DealFile, 'created_by'>): boolean =>
  canDeleteTasks(viewer) || (viewer?.role === TeamRole.assistant && viewer.id === file.created_by)

/** Everyone edits and deletes the notes that they wrote, owners and admins all. */
export const canRewriteNote = (viewer: Viewer, author: string | null): boolean =>
  managesAll(viewer) || (viewer !== null && viewer.id === author)

/** Everyone except assistants imports and exports lists. */
export const canExport = (viewer: Viewer): boolean => managesAll(viewer) || isAgent(viewer)

/** Everyone changes the smart lists that they saved, owners and admins also shared ones. */
export const canKeepSmartList = (viewer: Viewer, list: { created_by: string | null }): boolean =>
  managesAll(viewer) || (viewer !== null && viewer.id === list.created_by)

/** Owners and admins say where leads come from. */
export const canKeepLeadSources = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners and admins share plans, change all of them, and set what they keep to. */
export const canKeepPlans = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners and admins delete and restore deals. */
export const canDeleteDeals = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners and admins delete any contact, agents their own. */
export function canDeleteContact(viewer: Viewer, contact: Pick<Contact, 'owner'>): boolean {
  return managesAll(viewer) || (isAgent(viewer) && contact.owner === viewer.id)
}

/** Everyone except assistants deletes contacts: see `canDeleteContact` for which. */
export const canDeleteContacts = (viewer: Viewer): boolean => managesAll(viewer) || isAgent(viewer)

/** Owners and admins create, rename and delete labels. */
export const canKeepLabels = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners and admins assign contacts to anyone in the account. */
export const canGiveContacts = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners, admins and assistants edit the account's templates. Everyone applies them. */
export const canKeepTemplates = (viewer: Viewer): boolean => managesAll(viewer) || viewer?.role === TeamRole.assistant

/** Owners and admins export and erase the data of contacts. */
export const canErasePeople = (viewer: Viewer): boolean => managesAll(viewer)

/** Owners and admins add and remove sample data. */
export const canKeepSampleData = (viewer: Viewer): boolean => managesAll(viewer)

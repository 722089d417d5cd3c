/** Saves lead sources as owners and admins ask for it. */
import type { LeadFormUpdate } from 'openapi'
import { LeadSourceKind } from 'openapi/codes'
import { trusted } from 'mongoose'
import {
  findLeadSourceNamed,
  type LeadSourceDocument,
  LeadSourceModel,
} from '#entities/lead-sources/lead-source.model.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** More than anyone keeps track of. */
const MOST_SOURCES = 50

/**
 * Changes the given parts of the form, and does not save it.
 * @throws 400 if the source is no form
 */
export function setForm(source: LeadSourceDocument, form: LeadFormUpdate | undefined): void {
  if (!form) return
  if (source.kind !== LeadSourceKind.form) throw invalid('form', 'is only for a web form')
  for (const [name, value] of Object.entries(form)) source.set(`form.${name}`, value)
}

/**
 * Saves the source.
 * @throws 400 if its owner is no member, 409 if there are too many or the name is taken
 */
export async function saveLeadSource(
  change: Change,
  viewer: Viewer,
  source: LeadSourceDocument,
  told: { op?: string; cause?: string } = {},
): Promise<void> {
  if (source.isModified('owner') && source.owner)
    await requireMember(viewer, String(source.owner), 'owner', change.session)
  if (source.isModified('name')) await requireFreeName(change, source)
  if ((source.isNew || source.isModified('retired')) && !source.retired) await requireRoom(change, source)
  await change.save(source, told)
}

async function requireFreeName({ session }: Change, source: LeadSourceDocument): Promise<void> {
  const namesake = await findLeadSourceNamed(source.account, source.name, session)
  if (namesake && !namesake._id.equals(source._id))
    throw conflict(
      'A lead source with this name already exists',
      'It may be retired. Bring it back, or choose another name.',
    )
}

async function requireRoom({ session }: Change, { account, _id }: LeadSourceDocument): Promise<void> {
  const others = { account, retired: false, _id: trusted({ $ne: _id }) }
  const count = await LeadSourceModel.countDocuments(others, { session })
  if (count >= MOST_SOURCES)
    throw conflict(`There are ${MOST_SOURCES} lead sources already`, 'Retire one that you no longer need.')
}

/** Looks up what rows refer to by name: owners and labels. */
import type { ClientSession, Types } from 'mongoose'
import { LabelModel } from '#entities/labels/label.model.ts'
import { labelScope } from '#entities/labels/label.policy.ts'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'
import { membersByName, nameKey } from '#processes/import-rows/members-by-name.query.ts'

export type ContactLookup = {
  /** A contact's owner by their email address or name; the viewer by default. Otherwise why not. */
  ownerOf: (name: string) => { owner: Types.ObjectId } | { reason: string }
  /** The label with this name in any case. */
  labelOf: (name: string) => Types.ObjectId | undefined
}

/** Reads members and labels for an import, limited to whom the viewer may give contacts. */
export async function lookUpContacts(viewer: Viewer, session?: ClientSession): Promise<ContactLookup> {
  const people = await membersByName(viewer, session)
  const own = worksFor(viewer)
  const labels = await LabelModel.collection
    .find<{ _id: Types.ObjectId; name: string }>(labelScope(viewer), {
      projection: { name: 1 },
      ...(session && { session }),
    })
    .toArray()
  const byName = new Map(labels.map(({ _id, name }) => [nameKey(name), _id]))
  return {
    ownerOf: (name) => {
      if (name === '' && viewer.is_service) return { reason: 'is needed: a service account has no contacts of its own' }
      const user = name === '' ? viewer.id : people.get(nameKey(name))
      const isGivable = user && (seesAll(viewer) || own.some((one) => one.equals(user)))
      return isGivable ? { owner: user } : { reason: 'isn’t someone you can assign contacts to' }
    },
    labelOf: (name) => byName.get(nameKey(name)),
  }
}

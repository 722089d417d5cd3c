/** Moves what belongs to one contact to another, and back. */
import type { Types } from 'mongoose'
import type { KeptItem } from 'openapi'
import type { Change } from '#platform/events/change.ts'
import { nextVersion } from '#platform/records/record.ts'
import type { Moved } from './contact-merge.model.ts'
import { type Reference, REFERENCES } from './contact-references.ts'

type Sides = { account: Types.ObjectId; from: Types.ObjectId; to: Types.ObjectId }

/** Moves all of it. Deleted records, which can be restored, move too. */
export async function moveReferences({ session, at }: Change, { account, from, to }: Sides): Promise<Moved[]> {
  const moved: Moved[] = []
  for (const { name, model, isRecorded } of REFERENCES) {
    const found = await model.collection
      .find<{ _id: Types.ObjectId; version: number }>(
        { account, contact: from },
        { projection: { version: 1 }, session },
      )
      .toArray()
    if (found.length === 0) continue
    const set = { contact: to, ...(isRecorded && nextVersion(at, 'edit')) }
    await model.collection.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, [{ $set: set }], { session })
    moved.push(
      ...found.map(({ _id, version }) => ({ reference: name, id: _id, version: isRecorded ? version + 1 : null })),
    )
  }
  return moved
}

/** The version of the last change by people. Later ones follow from other records. */
export const lastEdit = (record: { version?: unknown; versions_since_edit?: unknown }): number =>
  Number(record.version) - Number(record.versions_since_edit ?? 0)

/** Moves back what is still there. Returns what has been edited since, and keeps that. */
export async function moveBack(
  { session, at }: Change,
  { from, to }: Omit<Sides, 'account'>,
  moved: readonly Moved[],
): Promise<KeptItem[]> {
  const edited: KeptItem[] = []
  for (const { name, model, isRecorded, title } of REFERENCES) {
    const own = moved.filter(({ reference }) => reference === name)
    if (own.length === 0) continue
    const versions = new Map(own.map(({ id, version }) => [String(id), version]))
    const among = { _id: { $in: own.map(({ id }) => id) } }
    const now = await model.collection.find<Record<string, unknown>>(among, { session }).toArray()
    for (const record of now) {
      const isEdited = isRecorded && lastEdit(record) > Number(versions.get(String(record._id)))
      if (isEditable(name) && isEdited) edited.push({ kind: name, id: String(record._id), title: title(record) })
    }
    const set = { contact: to, ...(isRecorded && nextVersion(at, 'edit')) }
    await model.collection.updateMany({ ...among, contact: from }, [{ $set: set }], { session })
  }
  return edited
}

type Fixed = 'email_block' | 'inquiry' | 'notification' | 'plan_mail'

/** Whether people edit such records. */
const isEditable = (name: Reference['name']): name is Exclude<Reference['name'], Fixed> =>
  !['email_block', 'inquiry', 'notification', 'plan_mail'].includes(name)

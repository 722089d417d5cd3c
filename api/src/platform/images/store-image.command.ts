/** Stores a profile image in the change of the record that uses it. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { ImageModel } from './image.model.ts'

/** Replaces the image with the id `former` by `bytes`; null removes it. Returns the new image's id. */
export async function replaceImage(
  { session, at, actor }: Change,
  { account, former, bytes }: { account: Types.ObjectId; former: string | null | undefined; bytes: Buffer | null },
): Promise<string | null> {
  if (former) await ImageModel.deleteOne({ _id: former, account }, { session })
  if (!bytes) return null
  const [image] = await ImageModel.create([{ account, bytes, created_at: at, created_by: actor.id }], { session })
  return image ? image.id : null
}

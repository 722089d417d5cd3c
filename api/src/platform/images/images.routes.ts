/** Profile images, for anyone signed in to the account that they belong to. */
import { notFound } from '#platform/http/errors.ts'
import { Media } from '#platform/http/media.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { signedIn } from '#platform/http/policy.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { ImageModel } from './image.model.ts'

export const imagesRoutes: Operation[] = [operation('getImage', signedIn, getImage)]

async function getImage({ viewer, params: { id } }: Request<'getImage'>): Promise<Answer<'getImage'>> {
  if (!isId(id)) throw notFound()
  const image = await ImageModel.findOne({ _id: toId(id), account: viewer.account }, { bytes: 1 })
  if (!image) throw notFound()
  return { status: 200, body: new Media('image/webp', Buffer.from(image.bytes)) }
}

/** Profile images: for whoever is signed in to the account that they belong to. */
import { notFound } from '../http/errors.ts'
import { isId, toId } from '../http/find.ts'
import { Media } from '../http/media.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { signedIn } from '../http/policy.ts'
import { ImageModel } from './image.model.ts'

export const imagesRoutes: Operation[] = [operation('getImage', signedIn, getImage)]

async function getImage({ viewer, params: { id } }: Request<'getImage'>): Promise<Answer<'getImage'>> {
  if (!isId(id)) throw notFound()
  const image = await ImageModel.findOne({ _id: toId(id), account: viewer.account }, { bytes: 1 })
  if (!image) throw notFound()
  return { status: 200, body: new Media('image/webp', Buffer.from(image.bytes)) }
}

import { Types } from 'mongoose'
import { dealModel } from '../deals/deal.model.ts' // allowed: a slice's public face

export const contactsRoutes = [new Types.ObjectId(), dealModel]

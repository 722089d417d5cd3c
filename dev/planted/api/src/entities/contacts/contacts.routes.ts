import { Types } from 'mongoose'

export const contactsRoutes = [new Types.ObjectId()]

/** Whose clients see a milestone, task or file of a deal with both sides; null for both. */
import { ClientSide } from 'openapi/codes'

export const clientSide = { type: String, enum: [...Object.values(ClientSide), null], default: null } as const

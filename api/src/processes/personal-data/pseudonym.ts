import type { Types } from 'mongoose'

const WHO = { contact: 'Erased contact', member: 'Former member', client: 'Former client' } as const

/** `Erased contact 7F3A`: the end of the id tells two of them apart. */
export const pseudonymOf = (who: keyof typeof WHO, id: Types.ObjectId): string =>
  `${WHO[who]} ${id.toHexString().slice(-4).toUpperCase()}`

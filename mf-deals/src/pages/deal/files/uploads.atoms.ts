/** Uploads under way: they go on while one looks at another tab of the deal. */
import { atom } from 'jotai'

export interface Upload {
  key: string
  deal: string
  name: string
  size: number
  /** How much of it has gone, from 0 to 1; null while it waits for its turn. */
  share: number | null
  /** Why it was refused. */
  reason?: string
}

export const uploadsAtom = atom<readonly Upload[]>([])

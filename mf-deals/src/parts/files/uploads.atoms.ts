/** Uploads in progress. They continue while the user is on another tab of the deal. */
import { atom } from 'jotai'

export interface Upload {
  key: string
  deal: string
  /** The task of the deal that it is for, if it is for one. */
  task?: string | undefined
  name: string
  size: number
  /** The uploaded share, from 0 to 1; null while it waits in the queue. */
  share: number | null
  /** Why it was refused. */
  reason?: string
}

export const uploadsAtom = atom<readonly Upload[]>([])

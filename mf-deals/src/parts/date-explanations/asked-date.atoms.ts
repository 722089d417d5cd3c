/** The date that is asked about where many stand side by side: one popover answers for all of them. */
import { atom } from 'jotai'

export interface AskedDate {
  deal: string
  /** A date of the deal by name, or a task or milestone by id. */
  of: string
  /** What the date is of: "Closing". */
  title: string
  /** What was pressed. */
  button: HTMLElement
}

export const askedDateAtom = atom<AskedDate | null>(null)

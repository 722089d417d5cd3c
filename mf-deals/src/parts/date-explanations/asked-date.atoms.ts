/** The date whose explanation is open. Where many dates are on screen, one popover serves all of them. */
import { atom } from 'jotai'

export interface AskedDate {
  deal: string
  /** A date of the deal by name, or a task or milestone by id. */
  of: string
  /** The title of the date: "Closing". */
  title: string
  /** The button that was clicked. */
  button: HTMLElement
}

export const askedDateAtom = atom<AskedDate | null>(null)

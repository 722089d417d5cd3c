/** The call that is being logged. */
import { atom } from 'jotai'
import type { Contact, Task } from 'openapi'

export type CallToLog = {
  contact: Contact
  /** The task to call them, which logging completes. */
  task?: Pick<Task, 'id' | 'title'>
}

/** The dialog is open while this is not null. */
export const callToLogAtom = atom<CallToLog | null>(null)

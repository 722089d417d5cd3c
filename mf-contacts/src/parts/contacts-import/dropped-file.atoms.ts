import { atom } from 'jotai'

/** A file that was dropped on the page, until its import begins. */
export const droppedFileAtom = atom<File | null>(null)

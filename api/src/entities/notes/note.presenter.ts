import { presenter } from '#platform/reads/presenter.ts'
import { NoteModel } from './note.model.ts'

/** A note as anyone who may see what it is about reads it. */
export const notePresenter = presenter(NoteModel, 'Note')

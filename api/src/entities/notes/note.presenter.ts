import { presenter } from '#platform/reads/presenter.ts'
import { NoteModel } from './note.model.ts'

/** A note as anyone who may see its deal reads it. */
export const notePresenter = presenter(NoteModel, 'Note')

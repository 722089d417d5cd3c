import { presenter } from '#platform/reads/presenter.ts'
import { NoteModel } from './note.model.ts'

/** A note as everyone reads it who sees its deal. */
export const notePresenter = presenter(NoteModel, 'Note')

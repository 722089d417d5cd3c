import { presenter } from '#platform/reads/presenter.ts'

/** A note as everyone reads it who sees its deal. */
export const notePresenter = presenter('Note')

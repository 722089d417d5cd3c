import { presenter } from '#platform/reads/presenter.ts'

/** An import as whoever began it reads it. */
export const importPresenter = presenter('Import')

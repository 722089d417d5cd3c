import { presenter } from '#platform/reads/presenter.ts'

/** A label as everyone of the account reads it. */
export const labelPresenter = presenter('Label')

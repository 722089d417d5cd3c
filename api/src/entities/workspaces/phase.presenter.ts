import { presenter } from '#platform/reads/presenter.ts'

/** A phase as everyone of its team reads it. */
export const phasePresenter = presenter('Phase')

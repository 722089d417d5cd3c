import { presenter } from '../http/presenter.ts'

/** A phase as everyone of its team reads it. */
export const phasePresenter = presenter('Phase')

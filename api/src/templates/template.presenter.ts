import { presenter } from '../http/presenter.ts'

/** A template as everyone of the account reads it. */
export const templatePresenter = presenter('Template')

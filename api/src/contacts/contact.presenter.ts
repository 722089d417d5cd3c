import { presenter } from '../http/presenter.ts'

/** A contact as everyone reads it who sees it. */
export const contactPresenter = presenter('Contact')

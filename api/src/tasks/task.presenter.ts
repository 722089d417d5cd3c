import { presenter } from '../http/presenter.ts'

/** A task as everyone reads it who sees it. */
export const taskPresenter = presenter('Task')

/** A token as its user reads it: never its hash. */
import { presenter } from '../http/presenter.ts'

export const tokenPresenter = presenter('AccessToken')

/** A token as its user reads it: never its hash. */
import { presenter } from '#platform/reads/presenter.ts'

export const tokenPresenter = presenter('AccessToken')

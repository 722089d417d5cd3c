/** A token as its user reads it, without its hash. */
import { presenter } from '#platform/reads/presenter.ts'
import { TokenModel } from './token.model.ts'

export const tokenPresenter = presenter(TokenModel, 'AccessToken')

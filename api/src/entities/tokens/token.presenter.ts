/** Tokens as those who keep them read them, without their hash. */
import { presenter } from '#platform/reads/presenter.ts'
import { TokenModel } from './token.model.ts'

export const tokenPresenter = presenter(TokenModel, 'AccessToken')

export const serviceTokenPresenter = presenter(TokenModel, 'ServiceToken')

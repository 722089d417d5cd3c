/** A service account as the members of its account read it. */
import { presenter } from '#platform/reads/presenter.ts'
import { ServiceAccountModel } from './service-account.model.ts'

export const serviceAccountPresenter = presenter(ServiceAccountModel, 'ServiceAccount')

import { presenter } from '#platform/reads/presenter.ts'
import { NewThingModel } from './new-thing.model.ts'

/** The fields that everyone in the account reads. */
export const newThingPresenter = presenter(NewThingModel, 'NewThing')
